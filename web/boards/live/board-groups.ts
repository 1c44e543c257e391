import { STATES_OF_TODAY } from '../../../shared/boards/board-states.ts';
import type { Board, BoardRow } from '../../../shared/boards/board.ts';
import type { Zone } from '../../../shared/core/zone.ts';

/** A zone with what is under way there; `zone` is null for permits that name none. */
export type ZoneGroup = { zone: Zone | null; rows: BoardRow[] };

const isToday = ({ state }: BoardRow) => STATES_OF_TODAY.has(state);

/** The zones of a site with their permits of today, then those that it has no more, then permits without a zone. */
export function zoneGroups({ zones, permits }: Board): ZoneGroup[] {
  const today = permits.filter(isToday);
  const known = new Map(zones.map((zone) => [zone._id, zone]));
  const named = today.flatMap((row) => row.zones).filter(({ _id }) => !known.has(_id));
  const all = [...zones, ...new Map(named.map((zone) => [zone._id, zone])).values()];
  const groups: ZoneGroup[] = all.map((zone) => ({
    zone,
    rows: today.filter((row) => row.zones.some(({ _id }) => _id === zone._id)),
  }));
  const loose = today.filter((row) => row.zones.length === 0);
  return loose.length > 0 ? [...groups, { zone: null, rows: loose }] : groups;
}

export const isStopped = ({ rows }: ZoneGroup) => rows.some(({ state }) => state === 'suspended');

/** In the order of the site, but zones where work has been stopped before all others. */
export function stoppedFirst(groups: readonly ZoneGroup[]): ZoneGroup[] {
  return [...groups.filter(isStopped), ...groups.filter((group) => !isStopped(group))];
}

// What a screen of 1920 × 1080 holds, in its own pixels.
const COLUMNS = 2;
const COLUMN_HEIGHT = 860;
const HEAD_HEIGHT = 62;
const ROW_HEIGHT = 132;
const EMPTY_HEIGHT = 62;
const GAP = 20;
const MOST_ROWS = Math.floor((COLUMN_HEIGHT - HEAD_HEIGHT) / ROW_HEIGHT);

const heightOf = ({ rows }: ZoneGroup) =>
  HEAD_HEIGHT + (rows.length === 0 ? EMPTY_HEIGHT : rows.length * ROW_HEIGHT) + GAP;

/** A zone with more permits than a column takes goes on in the next. */
const inColumns = ({ zone, rows }: ZoneGroup): ZoneGroup[] =>
  rows.length <= MOST_ROWS
    ? [{ zone, rows }]
    : [{ zone, rows: rows.slice(0, MOST_ROWS) }, ...inColumns({ zone, rows: rows.slice(MOST_ROWS) })];

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
