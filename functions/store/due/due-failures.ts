import { PARKED, parkedSortKey } from '../keys.ts';
import { dueAt, dueTimeOf, laneOf, type Lane } from './due-index.ts';
import type { Item, Key } from '../items.ts';
import { ConditionFailed } from '../table-errors.ts';
import type { Table } from '../table.ts';
import { timeAfterLongestWait, timeOfLastTry, timeOfNextTry } from './times-of-tries.ts';

/** Time alone does not park a begun try: if the worker stood still for a day, nobody has tried a failed item during that day. */
const MOST_ENDED_TRIES = 5;

/** Thrown by work that cannot succeed on a retry; the item is parked at once. */
export class Hopeless extends Error {
  override readonly name = 'Hopeless';
}

/** An outside service refused what it was given; the fault is not ours. The log omits its message, which may name an address. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken';
}

/** An item's failures: how many in a row, and since when. */
type Failing = { failures?: number; failingSince?: string };

/** When a failed item is tried next (ISO 8601 UTC); undefined where it has failed for a day. */
export function nextTryOfWork({ failures = 0, failingSince }: Failing, now: Date): string | undefined {
  const since = failingSince ?? now;
  return timeOfLastTry(since) <= now ? undefined : timeOfNextTry({ failures, since }, now);
}

/** `isHopeless` parks at once; `isBegun` counts a try before it is made; `isCounted`: the failed try was counted that way. */
export type Failure = { now: Date; words: string; isHopeless?: boolean; isBegun?: boolean; isCounted?: boolean };

/** A begun try is the last one only after a few tries have ended their process and none reported an outcome. */
function nextTryOnceBegun(item: Item, now: Date): string | undefined {
  const { failures = 0 } = item as Failing;
  const isGivenUp = hasEndedProcess(item) && failures >= MOST_ENDED_TRIES;
  return nextTryOfWork(item as Failing, now) ?? (isGivenUp ? undefined : timeAfterLongestWait(now));
}

/**
 * Postpones a failed item, longer each time, and parks it after a day of failures. Answers the changed item; undefined where another worker
 * has done or postponed it meanwhile.
 */
export async function putOff(
  table: Table,
  item: Item,
  { now, words, isHopeless = false, isBegun = false, isCounted = false }: Failure,
): Promise<Item | undefined> {
  const { failures = 0, failingSince = now.toISOString() } = item as Failing;
  const before = isCounted ? failures - 1 : failures;
  const nextTry = () =>
    isBegun ? nextTryOnceBegun(item, now) : nextTryOfWork({ failures: before, failingSince }, now);
  const next = isHopeless ? undefined : nextTry();
  const place =
    next === undefined
      ? { GSI3PK: PARKED, GSI3SK: parkedSortKey(now.toISOString(), item.SK) }
      : { GSI3PK: String(item['GSI3PK']), GSI3SK: dueAt(next, idOf(item), laneOf(item)).GSI3SK };
  const isShown = next === undefined && item['entity'] === 'message';
  return updatedUnlessDone(table, {
    update: { PK: item.PK, SK: item.SK },
    set: `SET GSI3PK = :place, GSI3SK = :at, failures = :failures, failingSince = :since, failure = :words${
      isShown ? ', #state = :parked, finished = :now' : ''
    }${next === undefined ? ' REMOVE client' : ''}`,
    condition: 'GSI3PK = :due AND (failures = :before OR attribute_not_exists(failures))',
    ...(isShown ? { names: { '#state': 'state' } } : {}),
    values: {
      ':place': place.GSI3PK,
      ':at': place.GSI3SK,
      ':failures': before + 1,
      ':since': failingSince,
      ':words': words,
      ':due': item['GSI3PK'],
      ':before': failures,
      ...(isShown ? { ':parked': 'parked', ':now': now.toISOString() } : {}),
    },
  });
}

export const isParked = (item: Item): boolean => item['GSI3PK'] === PARKED;

/** The failure text of a begun try, until the try reports its outcome. */
const NO_WORD = 'its process ended without a word';

/** Counts a try as failed before it is made, so that a try that ends its process is counted too. Postpones and answers as `putOff` does. */
export const putOffBegun = (table: Table, item: Item, now: Date): Promise<Item | undefined> =>
  putOff(table, item, { now, words: NO_WORD, isBegun: true });

/** Takes back the count of a begun try where the work succeeded but left the item, so that a later failure does not include it. */
export async function forgetBegunTry(table: Table, { PK, SK, failures }: Item): Promise<void> {
  await updatedUnlessDone(table, {
    update: { PK, SK },
    set: 'REMOVE failures, failingSince, failure',
    condition: 'failure = :noWord AND failures = :failures',
    values: { ':noWord': NO_WORD, ':failures': failures },
  });
}

/** Whether the last try of an item ended its process. */
export const hasEndedProcess = ({ failure }: Item): boolean => failure === NO_WORD;

const idOf = ({ GSI3SK }: Item) => String(GSI3SK).split('#').slice(1).join('#');

/** Keys of parked items, oldest first. */
export async function findParkedKeys(table: Table, limit: number): Promise<Key[]> {
  const { items } = await table.query({
    index: 'GSI3',
    where: 'GSI3PK = :parked',
    values: { ':parked': PARKED },
    limit,
  });
  return items.map(({ PK, SK }) => ({ PK, SK }));
}

/** Every parked item, oldest first. */
export async function findParked(table: Table): Promise<Item[]> {
  const entries = await table.queryAll({
    index: 'GSI3',
    where: 'GSI3PK = :parked',
    values: { ':parked': PARKED },
  });
  const items = await table.getMany(entries.map(({ PK, SK }) => ({ PK, SK })));
  return items.filter((item) => item !== undefined).filter(isParked);
}

export const parkedSince = (item: Item): string => dueTimeOf(item);

/** Makes a parked item due at an instant (ISO 8601 UTC) with its failures cleared; false where the item is not parked. */
export async function unpark(table: Table, item: Item, { at, lane }: { at: string; lane: Lane }): Promise<boolean> {
  const { GSI3PK, GSI3SK } = dueAt(at, item.SK, lane);
  const isShown = item['entity'] === 'message';
  const unparked = await updatedUnlessDone(table, {
    update: { PK: item.PK, SK: item.SK },
    set: `SET GSI3PK = :due, GSI3SK = :at${
      isShown ? ', #state = :waiting, tries = :none' : ''
    } REMOVE failures, failingSince, failure${isShown ? ', finished, holds, reason' : ''}`,
    condition: 'GSI3PK = :parked',
    ...(isShown ? { names: { '#state': 'state' } } : {}),
    values: {
      ':due': GSI3PK,
      ':at': GSI3SK,
      ':parked': PARKED,
      ...(isShown ? { ':waiting': 'waiting', ':none': 0 } : {}),
    },
  });
  return unparked !== undefined;
}

async function updatedUnlessDone(table: Table, update: Parameters<Table['updateOne']>[0]): Promise<Item | undefined> {
  try {
    return await table.updateOne(update);
  } catch (error) {
    if (error instanceof ConditionFailed) return undefined;
    throw error;
  }
}
