import type { Item, Key } from '../items.ts';
import { KEPT_SECONDS } from './limits.ts';
import { limitKey } from '../keys.ts';
import type { Table } from '../table.ts';

/** The item of an address (hashed by the caller); a start reads it for its count of wrong PINs too. */
export const CLIENT = 'client';

/** An address's acts that need no permission. */
export type Act = 'starts' | 'completions';
export type Doing = { act: Act; client: string; now: Date };
/** Counts of this clock hour and of this day. */
export type Counts = { hour: number; day: number };

/** A process writes every fourth act: a lone act costs no write, and a process holds back only a few. */
const WRITTEN_AT_ONCE = 4;
const MOST_REMEMBERED = 2000;

type Known = { hourName: string; dayName: string; counts: Counts; unwritten: Counts; past: string[] };
const NONE: Counts = { hour: 0, day: 0 };
const known = new WeakMap<Table, Map<string, Known>>();

export const clientKey = (client: string): Key => limitKey(CLIENT, client);

/** The address's count, by its item where that was read, and by this process's memory. */
export function countsOfClient(table: Table, doing: Doing, item?: Item): Counts {
  const { counts, unwritten } = learnCounts(loadKnown(table, doing), doing, item);
  return sumOf(counts, unwritten);
}

export async function countClient(table: Table, doing: Doing): Promise<void> {
  const of = loadKnown(table, doing);
  of.unwritten = sumOf(of.unwritten, { hour: 1, day: 1 });
  if (of.unwritten.day < WRITTEN_AT_ONCE) return;
  const { hourName, dayName, past, unwritten } = of;
  Object.assign(of, { counts: sumOf(of.counts, unwritten), unwritten: NONE, past: [] });
  const item = await table.updateOne({
    update: clientKey(doing.client),
    set: `SET #ttl = :kept ADD ${hourName} :hour, ${dayName} :day${past.length === 0 ? '' : ` REMOVE ${past.join(', ')}`}`,
    names: { '#ttl': 'ttl' },
    values: {
      ':hour': unwritten.hour,
      ':day': unwritten.day,
      ':kept': Math.floor(doing.now.getTime() / 1000) + KEPT_SECONDS,
    },
  });
  learnCounts(of, doing, item);
}

function loadKnown(table: Table, { act, client, now }: Doing): Known {
  const all = known.get(table) ?? new Map<string, Known>();
  known.set(table, all);
  const key = `${act} ${client}`;
  const hourName = `${act}H${Math.floor(now.getTime() / 3_600_000)}`;
  const dayName = `${act}D${Math.floor(now.getTime() / 86_400_000)}`;
  const before = all.get(key);
  if (before?.hourName === hourName) return before;
  const [counts, unwritten] =
    before?.dayName === dayName ? [ofDay(before.counts), ofDay(before.unwritten)] : [NONE, NONE];
  const fresh: Known = { hourName, dayName, counts, unwritten, past: [] };
  const [oldest] = all.keys();
  if (all.size >= MOST_REMEMBERED && oldest !== undefined) all.delete(oldest);
  all.set(key, fresh);
  return fresh;
}

const ofDay = ({ day }: Counts): Counts => ({ hour: 0, day });

function sumOf(some: Counts, more: Counts): Counts {
  return { hour: some.hour + more.hour, day: some.day + more.day };
}

/** The item's counts, never below the known ones; counts of past hours and days go with the next write. */
function learnCounts(of: Known, { act }: Doing, item: Item | undefined): Known {
  if (!item) return of;
  const { hourName, dayName, counts } = of;
  const most = (name: string, least: number) => Math.max(least, Number(item[name] ?? 0));
  of.counts = { hour: most(hourName, counts.hour), day: most(dayName, counts.day) };
  const isPast = (name: string) =>
    name.startsWith(act) && /^[HD]\d+$/.test(name.slice(act.length)) && name !== hourName && name !== dayName;
  of.past = Object.keys(item).filter(isPast);
  return of;
}
