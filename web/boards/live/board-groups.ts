import { STATES_OF_TODAY, type BoardState } from '../../../shared/boards/board-states.ts';
import type { Board, BoardRow } from '../../../shared/boards/board.ts';
import type { Zone } from '../../../shared/core/zones/zone.ts';

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

const SIDES = ['waiting', 'soon', 'expired'] as const satisfies readonly BoardState[];
export type Side = (typeof SIDES)[number];

/** What waits, begins soon and has expired, in this order; a list without a permit is left out. */
export function sidesOf(permits: readonly BoardRow[]): { side: Side; rows: BoardRow[] }[] {
  return SIDES.map((side) => ({ side, rows: permits.filter(({ state }) => state === side) })).filter(
    ({ rows }) => rows.length > 0,
  );
}
