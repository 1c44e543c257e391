import { randomUUID } from 'node:crypto';
import { ERROR_STATUS } from '../../shared/core/errors.ts';
import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda';
import { freshKeys } from '../fresh-keys.ts';
import { makeOnce } from '../outside/make-once.ts';
import { keysFromEnv, worldFromEnv } from '../world-from-env.ts';
import { doLaterWork } from '../verbs/later-work.ts';
import { createApp } from './app.ts';

// Not during the Lambda's initialisation: the extension that reads the secrets answers only from the first invocation.
const ready = makeOnce(async () => {
  const world = await worldFromEnv(process.env);
  return { answer: handle(createApp(world)), freshen: freshKeys(world, () => keysFromEnv(process.env)) };
});

/** The API behind the HTTP API, whose events are of payload version 2. */
export async function handler(event: LambdaEvent, context?: LambdaContext): Promise<unknown> {
  const made = await ready().catch(unready);
  if ('statusCode' in made) return made;
  await made.freshen();
  const answer = await made.answer(event, context);
  // A process of Lambda rests once it has answered.
  await doLaterWork();
  return answer;
}

/** The answer while the secrets cannot be read; the next call tries again. */
function unready(error: unknown) {
  const name = error instanceof Error ? error.name : 'unknown';
  process.stdout.write(`${JSON.stringify({ level: 'error', event: 'part_unavailable', part: 'keys', error: name })}\n`);
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', 'retry-after': '5' };
  const body = JSON.stringify({ code: 'unavailable', message: 'unavailable', requestId: randomUUID() });
  return { statusCode: ERROR_STATUS.unavailable, headers, body };
}
