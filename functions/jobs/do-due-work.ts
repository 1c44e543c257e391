import { eachAtOnce } from '../../shared/core/each-at-once.ts';
import { dueTimeOf, findDue, isDue, type Lane } from '../store/due/due-index.ts';
import type { Item } from '../store/items.ts';
import type { World } from '../world.ts';
import { doItem, doSuspect, doTogether, type Run } from './do-item.ts';
import { groupsOf, type Group } from './due-groups.ts';
import { splitSuspects } from './suspects.ts';

const MOST_IN_A_ROUND = 100;
/** Items done in parallel. The later lane has fewer, so that a code always finds a sending service with room for it. */
const AT_ONCE: Readonly<Record<Lane, number>> = { first: 8, later: 4 };
/** After this long a round begins no more work of the later lane, so that the next round can look at the first lane. */
const LATER_MILLISECONDS = 1000;
const LATE_SECONDS = 60;

export const newRun = (isTimeUp: () => boolean = () => false, laterMilliseconds = LATER_MILLISECONDS): Run => ({
  isTimeUp,
  laterMilliseconds,
  silent: new Map(),
  unproven: { ...AT_ONCE },
});

/**
 * Does a round of due work: the first lane, or where that is empty, the oldest items of the later lane. A failed item is postponed for
 * longer each time and parked after a day; no other item waits for it. Answers how many items it went through.
 */
export async function doDueWork(world: World, run = newRun()): Promise<number> {
  const now = world.now();
  for await (const { lane, entries } of findDue(world.table, now, MOST_IN_A_ROUND)) {
    tellLateness(world, entries, now);
    const items = await world.table.getMany(entries.map(({ PK, SK }) => ({ PK, SK })));
    // The index may still show an item that is done or that another worker has taken.
    const groups = groupsOf(items.filter((item): item is Item => item !== undefined && isDue(item, now)));
    if (groups.length > 0) return doGroups(world, { lane, groups }, run);
  }
  return 0;
}

async function doGroups(
  world: World,
  { lane, groups }: { lane: Lane; groups: readonly Group[] },
  run: Run,
): Promise<number> {
  const began = performance.now();
  const isOver = () => run.isTimeUp() || (lane === 'later' && performance.now() - began > run.laterMilliseconds);
  const { suspects, others } = splitSuspects(groups, run.unproven[lane], world.now());
  let done = 0;
  for (const suspect of suspects) {
    if (isOver()) return done;
    run.unproven[lane] = Math.max(0, run.unproven[lane] - 1);
    done += await doSuspect(world, suspect, run);
  }
  run.unproven[lane] = 0;
  await eachAtOnce(others, AT_ONCE[lane], async (group) => {
    if (!isOver()) done += await doGroup(world, group, { run, isOver });
  });
  return done;
}

type Round = { run: Run; isOver: () => boolean };

async function doGroup(world: World, { job, pieces, isTogether }: Group, { run, isOver }: Round): Promise<number> {
  if (job && isTogether && pieces.length > 1 && (await doTogether(world, job, pieces))) return pieces.length;
  let done = 0;
  for (const piece of pieces) {
    if (done > 0 && isOver()) break;
    done += await doItem(world, piece, run);
  }
  return done;
}

/** Logs how long the oldest item has waited, where that is long. */
function tellLateness(world: World, entries: readonly Item[], now: Date): void {
  const seconds = Math.max(0, ...entries.map((entry) => (now.getTime() - Date.parse(dueTimeOf(entry))) / 1000));
  if (seconds > LATE_SECONDS) world.log({ level: 'warn', event: 'due_work_late', seconds: Math.round(seconds) });
}
