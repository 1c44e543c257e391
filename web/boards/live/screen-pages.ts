import type { BoardRow } from '../../../shared/boards/board.ts';
import type { ZoneGroup } from './board-groups.ts';
import { aboutToday } from './board-words.ts';

// What a screen of 1920 × 1080 holds, in its own pixels.
const COLUMNS = 2;
const COLUMN_HEIGHT = 860;
const HEAD_HEIGHT = 62;
const ROW_HEIGHT = 158;
const STOPPED_HEIGHT = 14;
const EMPTY_HEIGHT = 66;
const GAP = 20;
// A line more, and from how many letters on.
const NAME_LINE = { letters: 32, height: 42 };
const ABOUT_LINE = { letters: 42, height: 33 };

const moreOf = (text: string, { letters, height }: typeof NAME_LINE) => (text.length > letters ? height : 0);

const rowHeight = ({ name, number, form, grantor, state }: BoardRow) =>
  ROW_HEIGHT +
  (state === 'suspended' ? STOPPED_HEIGHT : 0) +
  moreOf(name, NAME_LINE) +
  moreOf(aboutToday({ number, form, grantor }), ABOUT_LINE);

const heightOf = ({ rows }: ZoneGroup) =>
  HEAD_HEIGHT + (rows.length === 0 ? EMPTY_HEIGHT : rows.reduce((sum, row) => sum + rowHeight(row), 0)) + GAP;

/** A zone with more permits than a column takes goes on in the next. */
function inColumns({ zone, rows }: ZoneGroup): ZoneGroup[] {
  const parts: ZoneGroup[] = [];
  for (const row of rows) {
    const last = parts.at(-1);
    if (last && heightOf({ zone, rows: [...last.rows, row] }) <= COLUMN_HEIGHT) last.rows.push(row);
    else parts.push({ zone, rows: [row] });
  }
  return parts;
}

/** The zones as the pages of a screen, each of two columns; those without a permit stand last, on the pages that there are. */
export function screenPages(groups: readonly ZoneGroup[]): ZoneGroup[][][] {
  const busy = groups.filter(({ rows }) => rows.length > 0).flatMap(inColumns);
  const idle = groups.filter(({ rows }) => rows.length === 0);
  const columns = packed(busy);
  const least = Math.max(COLUMNS, Math.ceil(columns.length / COLUMNS) * COLUMNS);
  while (columns.length < least) columns.push([]);
  for (const group of idle) {
    const free = columns.filter((column) => heightOfAll(column) + heightOf(group) <= COLUMN_HEIGHT);
    lowestOf(free)?.push(group);
  }
  return Array.from({ length: columns.length / COLUMNS }, (_, at) => columns.slice(at * COLUMNS, (at + 1) * COLUMNS));
}

const heightOfAll = (column: readonly ZoneGroup[]) => column.reduce((sum, group) => sum + heightOf(group), 0);

/** The column with the most room. */
const lowestOf = (columns: readonly ZoneGroup[][]) => [...columns].sort((a, b) => heightOfAll(a) - heightOfAll(b))[0];

/** Columns filled evenly: of the two of a page the lower one gets the next zone, as far as it has room. */
function packed(groups: readonly ZoneGroup[]): ZoneGroup[][] {
  const columns: ZoneGroup[][] = [];
  for (const group of groups) {
    const page = columns.slice(-COLUMNS);
    const fitting = page.filter((column) => heightOfAll(column) + heightOf(group) <= COLUMN_HEIGHT);
    const lowest = lowestOf(fitting);
    if (lowest) lowest.push(group);
    else columns.push([group], ...Array.from({ length: COLUMNS - 1 }, () => []));
  }
  return columns;
}
