import { mountCards } from '../cards/card-routes.ts';
import { mountCompanies } from '../companies/company-routes.ts';
import { mountDepartments } from '../departments/department-routes.ts';
import type { App } from '../http/answer.ts';
import { mountInductionForms } from '../induction-forms/induction-form-routes.ts';
import { mountPasswordRequests } from '../password-requests/password-request-routes.ts';
import { requireWritablePermitForm } from '../permit-forms/load-permit-form.ts';
import { mountPermitForms } from '../permit-forms/permit-form-routes.ts';
import { requireWritablePermit } from '../permits/load-permit.ts';
import { mountPermits } from '../permits/permit-routes.ts';
import { mountMessages } from '../messages/message-routes.ts';
import { mountProjects } from '../projects/project-routes.ts';
import { mountReports } from '../reports/report-routes.ts';
import { mountPermitFormUploads, mountPermitUploads } from '../uploads/permit-upload-routes.ts';
import { mountUsers } from '../users/user-routes.ts';
import type { World } from '../world.ts';

/** What no worker waits for: a fresh Lambda reads it when it is first asked for. */
export function mountLaterFeatures(app: App, world: World): void {
  mountMessages(app, world);
  mountPasswordRequests(app, world);
  mountInductionForms(app, world);
  mountProjects(app, world);
  mountPermitForms(app, world);
  mountPermitFormUploads(app, world, requireWritablePermitForm);
  mountPermits(app, world);
  mountPermitUploads(app, world, requireWritablePermit);
  mountCards(app, world);
  mountUsers(app, world);
  mountCompanies(app, world);
  mountDepartments(app, world);
  mountReports(app, world);
  app.get('/openapi.json', async (c) => {
    const { openApiDocument } = await import('./open-api.ts');
    return c.json(openApiDocument(world.settings.version));
  });
}
