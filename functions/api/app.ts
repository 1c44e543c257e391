import { Hono } from 'hono';
import { AppError } from '../../shared/core/errors.ts';
import { mountCards } from '../cards/card-routes.ts';
import { requireOpenCard } from '../cards/load-card.ts';
import { mountCompanies } from '../companies/company-routes.ts';
import { mountDepartments } from '../departments/department-routes.ts';
import { mountEditCodes } from '../edit-codes/edit-code-routes.ts';
import { mountHealth } from '../health/health-routes.ts';
import type { App, Env } from '../http/answer.ts';
import { isFromEdge } from '../http/caller-address.ts';
import { newId } from '../http/random-ids.ts';
import { replyToError } from '../http/reply-to-error.ts';
import { requireWritableForm } from '../induction-forms/load-induction-form.ts';
import { mountInductionForms } from '../induction-forms/induction-form-routes.ts';
import { mountProjects } from '../projects/project-routes.ts';
import { mountRegisters } from '../registers/register-routes.ts';
import { mountPasswordRequests } from '../password-requests/password-request-routes.ts';
import { mountReports } from '../reports/report-routes.ts';
import { mountSessions } from '../sessions/session-routes.ts';
import { mountUploads } from '../uploads/upload-routes.ts';
import { requireOwnOpenForm } from '../user-forms/load-user-form.ts';
import { mountUserForms } from '../user-forms/user-form-routes.ts';
import { mountUsers } from '../users/user-routes.ts';
import type { World } from '../world.ts';
import { openApiDocument } from './open-api.ts';

/** The whole API under `/api`, over one world of side effects. */
export function createApp(world: World): App {
  const app: App = new Hono<Env>().basePath('/api');
  app.onError((error, c) => replyToError(world, error, c));
  app.notFound((c) => replyToError(world, new AppError('not_found'), c));
  app.use(async (c, next) => {
    c.set('requestId', newId(world));
    c.header('Cache-Control', 'no-store');
    if (!isFromEdge(world, c)) throw new AppError('forbidden');
    await next();
  });
  mountHealth(app, world);
  mountSessions(app, world);
  mountPasswordRequests(app, world);
  mountEditCodes(app, world);
  mountInductionForms(app, world);
  mountUserForms(app, world);
  mountProjects(app, world);
  mountRegisters(app, world);
  mountCards(app, world);
  mountUploads(app, world, {
    userForm: requireOwnOpenForm,
    card: requireOpenCard,
    inductionForm: requireWritableForm,
  });
  mountUsers(app, world);
  mountCompanies(app, world);
  mountDepartments(app, world);
  mountReports(app, world);
  app.get('/openapi.json', (c) => c.json(openApiDocument(world.settings.version)));
  return app;
}
