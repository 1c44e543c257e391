import { hasSignature } from '../../shared/content/page-rules.ts';
import { savedPage, type EditedPage } from './document.ts';
import type { PageNumbers } from './fixed-page.ts';

/** What the list of pages shows of a page. */
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
  return {
    id,
    number: numberOf(place),
    title,
    blockCount: blocks.length,
    hasExam: blocks.some(({ block }) => block.kind === 'question' && block['type'] === 'examQuestion'),
    hasSignature: hasSignature(savedPage(page)),
    hasReadTime: minReadTime > 0,
    place,
    count,
  };
}

const isSameRow = (a: RailRow, b: RailRow) =>
  (Object.keys(a) as (keyof RailRow)[]).every((part) => a[part] === b[part]);

/**
 * Tells the rows of the pages. Rows that show the same as before are the same objects, and so is the whole list: typing in a
 * block of one page draws nothing of it anew.
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
