import { hasExam, hasSignature } from '../../../shared/content/pages/page-rules.ts';
import { savedPage, type EditedPage } from '../document/document.ts';
import type { PageNumbers } from './fixed-page.ts';

/** A page's data for the list of pages. */
export type RailRow = {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly blockCount: number;
  readonly hasExam: boolean;
  readonly hasSignature: boolean;
  readonly hasReadTime: boolean;
  readonly place: number;
  readonly count: number;
};

function rowOf(
  page: EditedPage,
  place: number,
  { numberOf, count }: { numberOf: PageNumbers; count: number },
): RailRow {
  const { id, title, blocks, minReadTime } = page;
  const saved = savedPage(page);
  return {
    id,
    number: numberOf(place),
    title,
    blockCount: blocks.length,
    hasExam: hasExam(saved),
    hasSignature: hasSignature(saved),
    hasReadTime: minReadTime > 0,
    place,
    count,
  };
}

const isSameRow = (a: RailRow, b: RailRow) =>
  (Object.keys(a) as (keyof RailRow)[]).every((part) => a[part] === b[part]);

/**
 * Computes the list's rows. Unchanged rows, and an unchanged list, keep their identity, so that typing in a block does not rerender them.
 */
export function railRows(numberOf: PageNumbers): (pages: readonly EditedPage[]) => readonly RailRow[] {
  const known = new WeakMap<EditedPage, RailRow>();
  let last: readonly RailRow[] = [];
  return (pages) => {
    const lastById = new Map(last.map((row) => [row.id, row]));
    const rows = pages.map((page, place) => {
      const cached = known.get(page);
      if (cached && cached.place === place && cached.count === pages.length) return cached;
      const fresh = rowOf(page, place, { numberOf, count: pages.length });
      const before = lastById.get(page.id);
      const row = before && isSameRow(before, fresh) ? before : fresh;
      known.set(page, row);
      return row;
    });
    if (rows.length !== last.length || rows.some((row, place) => row !== last[place])) last = rows;
    return last;
  };
}
