import { readFileSync } from 'node:fs';
import { DUE_SHARD_PREFIX, expiringPartition } from '../../../functions/store/keys.ts';
import { DUE_SHARDS } from '../../../functions/store/due/due-shards.ts';
import { ASSUMED_HOUR, beginningsOf, busiestSecond, type Hour } from './hour.ts';

/** Write units of one induction with its due work and approval, by table and index, and under the keys that inductions share. */
export type WrittenByKey = { places: Record<string, number>; shared: { place: string; key: string; units: number }[] };

/** What one key of a table or an index takes. */
export const UNITS_OF_KEY = 1000;

export function measuredKeys(): WrittenByKey {
  const file = new URL('../../../tests/bench/key-units.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as WrittenByKey;
}

export type HotKey = { place: string; key: string; units: number; perSecond: number };

/** Write units a second of the busiest key of each spelling in the busiest minute, where all sites are of one company; the hottest first. */
export function hotKeys(hour: Hour, { shared }: WrittenByKey): HotKey[] {
  const begun = busiestSecond(beginningsOf(hour));
  return shared
    .map(({ place, key, units }) => ({ place, key, units, perSecond: units * begun * shareOf(key, hour) }))
    .toSorted((a, b) => b.perSecond - a.perSecond);
}

/** Which part of all inductions the busiest key of a spelling has. */
function shareOf(key: string, { sites }: Hour): number {
  if (key.startsWith(DUE_SHARD_PREFIX)) return 1 / DUE_SHARDS.length;
  if (key.startsWith(expiringPartition(''))) return 10 / ASSUMED_HOUR.daysOfExpiry;
  return /<form>|<site>|<network>/.test(key) ? ASSUMED_HOUR.busiestSite / sites : 1;
}
