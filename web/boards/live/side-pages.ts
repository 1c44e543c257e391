import type { BoardRow } from '../../../shared/boards/board.ts';
import { sidesOf, type Side } from './board-groups.ts';

// What the column beside the zones holds above its code, in the pixels of a screen of 1920 × 1080.
const HEIGHT = 670;
const HEAD_HEIGHT = 76;
const ROW_HEIGHT = 28;
const NAME_LINE = { letters: 27, height: 37, most: 2 };
const ABOUT_LINE = { letters: 33, height: 33, most: 3 };

const linesOf = (text: string, { letters, height, most }: typeof NAME_LINE) =>
  Math.min(most, Math.max(1, Math.ceil(text.length / letters))) * height;

export type SidePart = { side: Side; rows: BoardRow[]; count: number };

/** What waits, begins soon and has expired, as the pages of a screen's column; there is one without a permit too. */
export function sidePages(permits: readonly BoardRow[], about: (row: BoardRow) => string): SidePart[][] {
  const pages: SidePart[][] = [[]];
  let room = HEIGHT;
  for (const { side, rows } of sidesOf(permits)) {
    for (const row of rows) {
      const height = ROW_HEIGHT + linesOf(row.name, NAME_LINE) + linesOf(about(row), ABOUT_LINE);
      const part = pages.at(-1)?.find((each) => each.side === side);
      const needed = height + (part ? 0 : HEAD_HEIGHT);
      if (part && needed <= room) {
        part.rows.push(row);
        room -= needed;
      } else if (needed <= room) {
        pages.at(-1)?.push({ side, rows: [row], count: rows.length });
        room -= needed;
      } else {
        pages.push([{ side, rows: [row], count: rows.length }]);
        room = HEIGHT - height - HEAD_HEIGHT;
      }
    }
  }
  return pages;
}
