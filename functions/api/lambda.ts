import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda';
import { madeOnce } from '../outside/made-once.ts';
import { worldFromEnv } from '../world-from-env.ts';
import { createApp } from './app.ts';

// Not while the Lambda initialises: the extension that reads the secrets answers from the first invocation on.
const readyApp = madeOnce(async () => handle(createApp(await worldFromEnv(process.env))));

/** The API behind the HTTP API, whose events are of payload version 2. */
export async function handler(event: LambdaEvent, context?: LambdaContext): Promise<unknown> {
  return (await readyApp())(event, context);
}
