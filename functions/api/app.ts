import { Hono } from 'hono';
import { AppError } from '../../shared/core/errors.ts';
import { requireOpenCard } from '../cards/load-card.ts';
import { mountEditCodes } from '../edit-codes/edit-code-routes.ts';
import { mountHealth } from '../health/health-routes.ts';
import type { App, Env } from '../http/answer.ts';
import { isFromEdge } from '../http/caller-address.ts';
import { compressed } from '../http/compressed.ts';
import { newId } from '../http/random-ids.ts';
import { replyToError } from '../http/reply-to-error.ts';
import { requireWritableForm } from '../induction-forms/load-induction-form.ts';
import { madeOnce } from '../outside/made-once.ts';
import { mountRegisters } from '../registers/register-routes.ts';
import { mountSessions } from '../sessions/session-routes.ts';
import { mountUploads } from '../uploads/upload-routes.ts';
import { requireOwnOpenForm } from '../user-forms/load-user-form.ts';
import { mountUserForms } from '../user-forms/user-form-routes.ts';
import type { World } from '../world.ts';

/** The whole API under `/api`, over one world of side effects. */
export function createApp(world: World): App {
  const app = emptyApp(world);
  mountHealth(app, world);
  mountSessions(app, world);
  mountEditCodes(app, world);
  mountUserForms(app, world);
  mountRegisters(app, world);
  mountUploads(app, world, {
    userForm: requireOwnOpenForm,
    card: requireOpenCard,
    inductionForm: requireWritableForm,
  });
  const laterApp = madeOnce(async () => {
    const { mountLaterFeatures } = await import('./later-features.ts');
    const later = emptyApp(world);
    mountLaterFeatures(later, world);
    return later;
  });
  app.all('*', async (c) => (await laterApp()).fetch(c.req.raw, c.env));
  return app;
}

/** What every request passes before its endpoint, and what becomes of errors. */
function emptyApp(world: World): App {
  const app: App = new Hono<Env>().basePath('/api');
  app.onError((error, c) => replyToError(world, error, c));
  app.notFound((c) => replyToError(world, new AppError('not_found'), c));
  app.use(compressed);
  app.use(async (c, next) => {
    c.set('requestId', newId(world));
    c.header('Cache-Control', 'no-store');
    if (!isFromEdge(world, c)) throw new AppError('forbidden');
    await next();
  });
  return app;
}
