import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda';
import { drawPoster } from 'poster-drawing';
import { freshKeys } from '../fresh-keys.ts';
import { makeOnce } from '../outside/make-once.ts';
import { doLaterWork } from '../verbs/later-work.ts';
import { keysFromEnv, worldFromEnv } from '../world-from-env.ts';
import { keptForAMinute } from './kept-files.ts';
import { createPosterApp } from './poster-app.ts';
import { siteFromEnv } from './site-from-env.ts';

// Not during the Lambda's initialisation: the extension that reads the secrets answers only from the first invocation.
const ready = makeOnce(async () => {
  const world = await worldFromEnv(process.env);
  const readSite = keptForAMinute(siteFromEnv(process.env), Date.now);
  const answer = handle(createPosterApp(world, { readSite, draw: drawPoster }));
  return { answer, freshen: freshKeys(world, () => keysFromEnv(process.env)) };
});

/** Draws the pages of posters, behind the HTTP API. Where it throws, the edge answers the built page. */
export async function handler(event: LambdaEvent, context?: LambdaContext): Promise<unknown> {
  const { answer, freshen } = await ready();
  await freshen();
  const answered = await answer(event, context);
  await doLaterWork();
  return answered;
}
