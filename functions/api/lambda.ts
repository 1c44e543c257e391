import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda';
import { freshKeys } from '../fresh-keys.ts';
import { madeOnce } from '../outside/made-once.ts';
import { keysFromEnv, worldFromEnv } from '../world-from-env.ts';
import { createApp } from './app.ts';

// Not while the Lambda initialises: the extension that reads the secrets answers from the first invocation on.
const ready = madeOnce(async () => {
  const world = await worldFromEnv(process.env);
  return { answer: handle(createApp(world)), freshen: freshKeys(world, () => keysFromEnv(process.env)) };
});

/** The API behind the HTTP API, whose events are of payload version 2. */
export async function handler(event: LambdaEvent, context?: LambdaContext): Promise<unknown> {
  const { answer, freshen } = await ready();
  await freshen();
  return answer(event, context);
}
