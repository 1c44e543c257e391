import type { LambdaContext } from 'hono/aws-lambda';
import { checkTable } from '../health/check-table.ts';
import { freshWorld } from '../fresh-world.ts';
import { takeMailReturn } from '../messages/mail-returns.ts';
import type { World } from '../world.ts';
import { doDueWork, newRun } from '../jobs/do-due-work.ts';
import { LONGEST_ITEM_SECONDS } from '../jobs/do-item.ts';
import { redriveParked } from '../jobs/redrive-parked.ts';

const readyWorld = freshWorld();
const MOST_ROUNDS = 200;

/** Work begun with less time left might be cut off between sending and marking. */
const LAST_BEGINNING_MILLISECONDS = LONGEST_ITEM_SECONDS * 1000;

/**
 * Runs when the table's stream reports new work, every minute for retries, and where a mail came back. With `{ "check": true }`, before a
 * release, it only checks that it could work. With `{ "redrive": true }`, by hand, it first makes parked items due again.
 */
export async function handler(
  event: { redrive?: unknown; check?: unknown; source?: unknown } | undefined,
  context: Pick<LambdaContext, 'getRemainingTimeInMillis' | 'awsRequestId'>,
): Promise<void> {
  const isTimeUp = () => context.getRemainingTimeInMillis() < LAST_BEGINNING_MILLISECONDS;
  const world = withRequestId(await readyWorld(), context.awsRequestId);
  if (event?.check === true) return checkTable(world);
  if (event?.source === 'aws.ses') return takeMailReturn(world, event);
  if (event?.redrive === true) await redriveParked(world);
  const run = newRun(isTimeUp);
  for (let round = 0; round < MOST_ROUNDS && !isTimeUp() && (await doDueWork(world, run)) > 0; round += 1);
}

/** The same world, with the run's id in every log line. */
function withRequestId(world: World, requestId: string): World {
  return { ...world, log: (entry) => world.log({ ...entry, requestId }) };
}
