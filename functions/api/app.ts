import { Hono, type Context } from 'hono';
import { AppError } from '../../shared/core/errors.ts';
import { userFormSearchApi } from '../../shared/user-forms/user-form-search-api.ts';
import { mountFeatures, type App } from '../http/answer.ts';
import { isFromEdge } from '../http/caller-address.ts';
import { compressAnswer } from '../http/compress-answer.ts';
import { replyToError } from '../http/reply-to-error.ts';
import { makeOnce } from '../outside/make-once.ts';
import type { World } from '../world.ts';
import { firstFeatures } from './first-features.ts';

const BASE = '/api';
const OWN_INDUCTIONS = `${BASE}${userFormSearchApi.mine.path}`;

/** The whole API under `/api`, over one world of side effects. */
export function createApp(world: World): App {
  const app = emptyApp(world);
  app.use(compressAnswer);
  const laterApp = makeOnce(async () => {
    const { mountLaterFeatures } = await import('./later-features.ts');
    const later = emptyApp(world);
    mountLaterFeatures(later, world);
    return later;
  });
  const answerLater = async (c: Context) => (await laterApp()).fetch(c.req.raw, c.env);
  app.use(async (c, next) => {
    if (!isFromEdge(world, c)) throw new AppError('forbidden');
    // It would match as an id. A route of its own beside `:id` takes Hono's fastest router from all calls.
    if (c.req.path === OWN_INDUCTIONS) return answerLater(c);
    return next();
  });
  mountFeatures(app, world, firstFeatures(world));
  app.all('*', answerLater);
  return app;
}

/** How errors become answers, and what each says of itself. */
function emptyApp(world: World): App {
  const app: App = new Hono().basePath(BASE);
  app.onError((error, c) => replyToError(world, error, c));
  app.notFound((c) => replyToError(world, new AppError('not_found'), c));
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  return app;
}
