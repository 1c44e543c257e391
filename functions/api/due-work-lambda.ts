import type { LambdaContext } from 'hono/aws-lambda';
import { redriveMessages } from '../messages/redrive-messages.ts';
import { madeOnce } from '../outside/made-once.ts';
import { worldFromEnv } from '../world-from-env.ts';
import { doDueWork } from './due-work.ts';

const readyWorld = madeOnce(() => worldFromEnv(process.env));
const MOST_ROUNDS = 20;

/** A message may take this long: its sending, and the calls of the table around it. */
const LONGEST_MESSAGE_MILLISECONDS = 20_000;

/**
 * By hand with `{ "redrive": true }` it first makes due again what was parked.
 * Run by the table's stream when work is written, and every minute for what has to be tried again. Begins no message that
 * might not be finished in the time that is left, so that none is cut off between sending and marking.
 */
export async function handler(
  event: { redrive?: unknown } | undefined,
  context: Pick<LambdaContext, 'getRemainingTimeInMillis'>,
): Promise<void> {
  const isTimeUp = () => context.getRemainingTimeInMillis() < LONGEST_MESSAGE_MILLISECONDS;
  const world = await readyWorld();
  if (event?.redrive === true) await redriveMessages(world);
  for (let round = 0; round < MOST_ROUNDS && !isTimeUp() && (await doDueWork(world, isTimeUp)) > 0; round += 1);
}
