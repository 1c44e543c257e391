import { createHash } from 'node:crypto';
import { describeError } from '../http/describe-error.ts';
import { withinTime } from '../outside/within-time.ts';
import { forgetBegunTry, Hopeless, isParked, NotTaken, putOff, putOffBegun } from '../store/due/due-failures.ts';
import type { Lane } from '../store/due/due-index.ts';
import type { Item } from '../store/items.ts';
import type { World } from '../world.ts';
import { keyOf, pieceOf, type Piece } from './due-groups.ts';
import type { Job } from './registry.ts';

/** Limits one item, so that the others need not wait longer. Work that takes more is postponed and continues from where it stopped. */
export const LONGEST_ITEM_SECONDS = 20;
/** After this many rounds of one run in which the job succeeds and the item stays due, the item counts as failed. */
const MOST_SILENT = 3;

/**
 * The state of one run of the worker: when to begin no more work, how often each item was found due, and how many of the oldest groups of
 * each lane may have ended the previous run.
 */
export type Run = {
  isTimeUp: () => boolean;
  laterMilliseconds: number;
  silent: Map<string, number>;
  unproven: Record<Lane, number>;
};

/** Does items in one go; false where one of them may be the one that fails, so that the caller does each by itself. */
export async function doTogether(world: World, job: Job, pieces: readonly Piece[]): Promise<boolean> {
  try {
    await within(
      job.work(
        world,
        pieces.flatMap(({ due }) => due ?? []),
      ),
    );
    return true;
  } catch {
    return false;
  }
}

/** `isCounted`: the try was counted as failed before it began. */
type Tried = Piece & { isCounted?: boolean };

/** 1 where the item is done, postponed or parked; 0 where that could not be written. */
export async function doItem(world: World, piece: Tried, run: Run): Promise<number> {
  const { job, due, item } = piece;
  try {
    if (!job) throw new Error('no such kind of work');
    if (!due) throw piece.unreadable;
    if (isSilent(run, item)) throw new Error('it stays due');
    await within(job.work(world, [due]));
    if (piece.isCounted) await forgetBegunTry(world.table, item);
    return 1;
  } catch (error) {
    return orTold(world, piece, putOffFailed(world, piece, error));
  }
}

/** Does an item that may end the process: postpones it first, and parks it when its tries are used up. */
export async function doSuspect(world: World, piece: Piece, run: Run): Promise<number> {
  const begin = async () => {
    const item = await putOffBegun(world.table, piece.item, world.now());
    if (item && isParked(item))
      tell(world, piece, { event: 'due_work_parked', error: new Error(String(item['failure'])) });
    else if (item) await doItem(world, { ...pieceOf(item), isCounted: true }, run);
  };
  return orTold(world, piece, begin());
}

/** 1 once the outcome of an item is written; 0 and a log line where the write failed. */
async function orTold(world: World, piece: Tried, written: Promise<void>): Promise<number> {
  try {
    await written;
    return 1;
  } catch (error) {
    tell(world, piece, { event: 'due_work_not_put_off', error });
    return 0;
  }
}

const within = (work: Promise<void>) => withinTime(LONGEST_ITEM_SECONDS * 1000, work);

function isSilent({ silent }: Run, item: Item): boolean {
  const key = `${keyOf(item)} ${String(item['GSI3SK'])}`;
  const times = (silent.get(key) ?? 0) + 1;
  silent.set(key, times);
  return times > MOST_SILENT;
}

async function putOffFailed(world: World, piece: Tried, error: unknown): Promise<void> {
  const told = describeError(error);
  const failure = {
    now: world.now(),
    words: `${told.error}: ${told.message}`,
    isHopeless: error instanceof Hopeless,
    isCounted: piece.isCounted === true,
  };
  const item = await putOff(world.table, piece.item, failure);
  if (!item) return;
  if (error instanceof NotTaken) tell(world, piece, { event: 'message_failed', error });
  else tell(world, piece, { event: 'due_work_failed', error });
  if (isParked(item)) tell(world, piece, { event: 'due_work_parked', error });
}

function tell(
  world: World,
  { name, item, isCounted }: Tried,
  { event, error }: { event: string; error: unknown },
): void {
  const tries = Number(item['failures'] ?? 0) + (isCounted ? 0 : 1);
  world.log({ level: 'error', event, kind: name, item: workId(item), tries, ...describeError(error) });
}

/** An item's id for logs: a hash, since a key may open an induction. */
export function workId({ PK, SK }: Item): string {
  return createHash('sha256').update(`${PK} ${SK}`).digest('base64url').slice(0, 12);
}
