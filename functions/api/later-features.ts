import { apiKeyApi } from '../../shared/api-keys/api-key-api.ts';
import { apiKeyShapes } from '../../shared/api-keys/api-key-shapes.ts';
import { inspectorApi } from '../../shared/workers/inspector-api.ts';
import { inspectorShapes } from '../../shared/workers/inspector-shapes.ts';
import { earlierCardApi } from '../../shared/user-forms/earlier-card/earlier-card-api.ts';
import { renewalApi } from '../../shared/user-forms/renewal/renewal-api.ts';
import { earlierCardShapes } from '../../shared/user-forms/earlier-card/earlier-card-shapes.ts';
import { renewalShapes } from '../../shared/user-forms/renewal/renewal-shapes.ts';
import { editCodeApi } from '../../shared/edit-codes/edit-code-api.ts';
import { editCodeShapes } from '../../shared/edit-codes/edit-code-shapes.ts';
import { registerApi } from '../../shared/registers/register-api.ts';
import { registerShapes } from '../../shared/registers/register-shapes.ts';
import { registerCheckApi } from '../../shared/user-forms/register-check/register-check-api.ts';
import { registerCheckShapes } from '../../shared/user-forms/register-check/register-check-shapes.ts';
import { userFormActionApi } from '../../shared/user-forms/user-form-action-api.ts';
import { userFormActionShapes } from '../../shared/user-forms/user-form-action-shapes.ts';
import { userFormSearchApi } from '../../shared/user-forms/user-form-search-api.ts';
import { userFormSearchShapes } from '../../shared/user-forms/user-form-search-shapes.ts';
import { userFormTrailApi } from '../../shared/user-forms/user-form-trail-api.ts';
import { userFormTrailShapes } from '../../shared/user-forms/user-form-trail-shapes.ts';
import { requireOpenCard } from '../cards/load-card.ts';
import { editCodeHandlers } from '../edit-codes/edit-code-handlers.ts';
import { requireWritableForm } from '../induction-forms/load-induction-form.ts';
import { registerHandlers } from '../registers/register-handlers.ts';
import { requireOwnOpenForm } from '../user-forms/load-user-form.ts';
import { registerCheckHandlers } from '../user-forms/register-check-handlers.ts';
import { earlierCardHandlers } from '../user-forms/earlier-card-handlers.ts';
import { renewalHandlers } from '../user-forms/renewal-handlers.ts';
import { userFormActionHandlers } from '../user-forms/user-form-action-handlers.ts';
import { userFormTrailHandlers } from '../user-forms/trail/user-form-trail-handlers.ts';
import { userFormSearchHandlers } from '../user-forms/user-form-search-handlers.ts';
import { webhookApi } from '../../shared/webhooks/webhook-api.ts';
import { webhookShapes } from '../../shared/webhooks/webhook-shapes.ts';
import { workerApi } from '../../shared/workers/worker-api.ts';
import { workerShapes } from '../../shared/workers/worker-shapes.ts';
import { boardApi } from '../../shared/boards/board-api.ts';
import { boardShapes } from '../../shared/boards/board-shapes.ts';
import { cardApi } from '../../shared/cards/card-api.ts';
import { cardShapes } from '../../shared/cards/card-shapes.ts';
import { companyApi } from '../../shared/companies/company-api.ts';
import { companyShapes } from '../../shared/companies/company-shapes.ts';
import { dataDeskApi } from '../../shared/data-desk/data-desk-api.ts';
import { dataDeskShapes } from '../../shared/data-desk/data-desk-shapes.ts';
import { departmentApi } from '../../shared/departments/department-api.ts';
import { departmentShapes } from '../../shared/departments/department-shapes.ts';
import { evidenceApi } from '../../shared/evidence/evidence-api.ts';
import { evidenceShapes } from '../../shared/evidence/evidence-shapes.ts';
import { findApi } from '../../shared/find/find-api.ts';
import { findShapes } from '../../shared/find/find-shapes.ts';
import { gateApi } from '../../shared/gate/gate-api.ts';
import { gateShapes } from '../../shared/gate/gate-shapes.ts';
import { passApi } from '../../shared/gate/pass-api.ts';
import { passShapes } from '../../shared/gate/pass-shapes.ts';
import { homeApi } from '../../shared/home/home-api.ts';
import { homeShapes } from '../../shared/home/home-shapes.ts';
import { inductionFormApi } from '../../shared/induction-forms/induction-form-api.ts';
import { inductionFormShapes } from '../../shared/induction-forms/induction-form-shapes.ts';
import { messageApi } from '../../shared/messages/message-api.ts';
import { messageShapes } from '../../shared/messages/message-shapes.ts';
import { passwordRequestApi } from '../../shared/password-requests/password-request-api.ts';
import { passwordRequestShapes } from '../../shared/password-requests/password-request-shapes.ts';
import { permitFormApi } from '../../shared/permit-forms/permit-form-api.ts';
import { permitFormShapes } from '../../shared/permit-forms/permit-form-shapes.ts';
import { permitApi } from '../../shared/permits/permit-api.ts';
import { permitShapes } from '../../shared/permits/permit-shapes.ts';
import { checkInApi } from '../../shared/presence/check-in-api.ts';
import { checkInShapes } from '../../shared/presence/check-in-shapes.ts';
import { calendarApi } from '../../shared/calendars/calendar-api.ts';
import { calendarShapes } from '../../shared/calendars/calendar-shapes.ts';
import { presenceApi } from '../../shared/presence/presence-api.ts';
import { presenceShapes } from '../../shared/presence/presence-shapes.ts';
import { projectApi } from '../../shared/projects/project-api.ts';
import { projectShapes } from '../../shared/projects/project-shapes.ts';
import { reportApi } from '../../shared/reports/report-api.ts';
import { reportShapes } from '../../shared/reports/report-shapes.ts';
import { ownSessionApi } from '../../shared/sessions/own-session-api.ts';
import { ownSessionShapes } from '../../shared/sessions/own-session-shapes.ts';
import { secondFactorApi } from '../../shared/second-factors/second-factor-api.ts';
import { secondFactorShapes } from '../../shared/second-factors/second-factor-shapes.ts';
import { securityLogApi } from '../../shared/security-log/security-log-api.ts';
import { securityLogShapes } from '../../shared/security-log/security-log-shapes.ts';
import { sessionApi } from '../../shared/sessions/session-api.ts';
import { sessionShapes } from '../../shared/sessions/session-shapes.ts';
import { permitFormUploadApi, permitUploadApi, uploadApi } from '../../shared/uploads/upload-api.ts';
import { permitFormUploadShapes, permitUploadShapes, uploadShapes } from '../../shared/uploads/upload-shapes.ts';
import { userApi } from '../../shared/users/user-api.ts';
import { userShapes } from '../../shared/users/user-shapes.ts';
import { boardHandlers } from '../boards/board-handlers.ts';
import { calendarHandlers } from '../home/calendar/calendar-handlers.ts';
import { cardHandlers } from '../cards/card-handlers.ts';
import { companyHandlers } from '../companies/company-handlers.ts';
import { dataDeskHandlers } from '../data-desk/data-desk-handlers.ts';
import { departmentHandlers } from '../departments/department-handlers.ts';
import { feature, mountFeatures, type App, type Feature } from '../http/answer.ts';
import { gateHandlers } from '../gate/gate-handlers.ts';
import { passHandlers } from '../gate/pass-handlers.ts';
import { evidenceHandlers } from '../evidence/evidence-handlers.ts';
import { inductionTeller } from '../user-forms/evidence/tell-induction.ts';
import { permitTeller } from '../permits/evidence/tell-permit.ts';
import { findHandlers } from '../find/find-handlers.ts';
import { homeHandlers } from '../home/home-handlers.ts';
import { inductionFormHandlers } from '../induction-forms/induction-form-handlers.ts';
import { messageHandlers } from '../messages/message-handlers.ts';
import { passwordRequestHandlers } from '../password-requests/password-request-handlers.ts';
import { requireWritablePermitForm } from '../permit-forms/load-permit-form.ts';
import { permitFormHandlers } from '../permit-forms/permit-form-handlers.ts';
import { requireWritablePermit } from '../permits/load-permit.ts';
import { permitHandlers } from '../permits/permit-handlers.ts';
import { checkInHandlers } from '../presence/check-in-handlers.ts';
import { presenceHandlers } from '../presence/presence-handlers.ts';
import { projectHandlers } from '../projects/project-handlers.ts';
import { reportHandlers } from '../reports/report-handlers.ts';
import { secondFactorHandlers } from '../second-factors/second-factor-handlers.ts';
import { securityLogHandlers } from '../security-log/security-log-handlers.ts';
import { loginHandlers } from '../sessions/login-handlers.ts';
import { ownSessionHandlers } from '../sessions/own-session-handlers.ts';
import { permitFormUploadHandlers, permitUploadHandlers, uploadHandlers } from '../uploads/upload-handlers.ts';
import { userHandlers } from '../users/user-handlers.ts';
import { apiKeyHandlers } from '../api-keys/api-key-handlers.ts';
import { inspectorHandlers } from '../workers/inspector-handlers.ts';
import { webhookHandlers } from '../webhooks/webhook-handlers.ts';
import { workerHandlers } from '../workers/worker-handlers.ts';
import { permitTranslationApi, translationApi } from '../../shared/translations/translation-api.ts';
import { permitTranslationShapes, translationShapes } from '../../shared/translations/translation-shapes.ts';
import { loadTranslatedForm } from '../induction-forms/load-translated-form.ts';
import { loadTranslatedPermitForm } from '../permit-forms/load-translated-permit-form.ts';
import { translationHandlers } from '../written-forms/translations/translation-handlers.ts';
import type { World } from '../world.ts';
import type { Declared } from './endpoints.ts';
import type { firstFeatures } from './first-features.ts';

type First = ReturnType<typeof firstFeatures>;
/** Every declared endpoint outside the first features. */
type Later = { [Name in Exclude<keyof Declared, keyof First>]: Feature<Declared[Name]> };

const LATER_FEATURES = {
  sessions: feature(sessionApi, sessionShapes, loginHandlers),
  secondFactors: feature(secondFactorApi, secondFactorShapes, secondFactorHandlers),
  ownSessions: feature(ownSessionApi, ownSessionShapes, ownSessionHandlers),
  editCodes: feature(editCodeApi, editCodeShapes, editCodeHandlers),
  earlierCards: feature(earlierCardApi, earlierCardShapes, earlierCardHandlers),
  renewals: feature(renewalApi, renewalShapes, renewalHandlers),
  userFormActions: feature(userFormActionApi, userFormActionShapes, userFormActionHandlers),
  userFormTrail: feature(userFormTrailApi, userFormTrailShapes, userFormTrailHandlers),
  userFormSearch: feature(userFormSearchApi, userFormSearchShapes, userFormSearchHandlers),
  registerChecks: feature(registerCheckApi, registerCheckShapes, registerCheckHandlers),
  registers: feature(registerApi, registerShapes, registerHandlers),
  uploads: feature(
    uploadApi,
    uploadShapes,
    uploadHandlers({ userForm: requireOwnOpenForm, card: requireOpenCard, inductionForm: requireWritableForm }),
  ),
  messages: feature(messageApi, messageShapes, messageHandlers),
  passwordRequests: feature(passwordRequestApi, passwordRequestShapes, passwordRequestHandlers),
  inductionForms: feature(inductionFormApi, inductionFormShapes, inductionFormHandlers),
  translations: feature(translationApi, translationShapes, translationHandlers(loadTranslatedForm)),
  evidence: feature(evidenceApi, evidenceShapes, evidenceHandlers({ userForm: inductionTeller, permit: permitTeller })),
  find: feature(findApi, findShapes, findHandlers),
  home: feature(homeApi, homeShapes, homeHandlers),
  gate: feature(gateApi, gateShapes, gateHandlers),
  passes: feature(passApi, passShapes, passHandlers),
  presence: feature(presenceApi, presenceShapes, presenceHandlers),
  checkIns: feature(checkInApi, checkInShapes, checkInHandlers),
  projects: feature(projectApi, projectShapes, projectHandlers),
  permitForms: feature(permitFormApi, permitFormShapes, permitFormHandlers),
  permitTranslations: feature(
    permitTranslationApi,
    permitTranslationShapes,
    translationHandlers(loadTranslatedPermitForm),
  ),
  permits: feature(permitApi, permitShapes, permitHandlers),
  boards: feature(boardApi, boardShapes, boardHandlers),
  cards: feature(cardApi, cardShapes, cardHandlers),
  users: feature(userApi, userShapes, userHandlers),
  calendars: feature(calendarApi, calendarShapes, calendarHandlers),
  companies: feature(companyApi, companyShapes, companyHandlers),
  departments: feature(departmentApi, departmentShapes, departmentHandlers),
  reports: feature(reportApi, reportShapes, reportHandlers),
  workers: feature(workerApi, workerShapes, workerHandlers),
  apiKeys: feature(apiKeyApi, apiKeyShapes, apiKeyHandlers),
  webhooks: feature(webhookApi, webhookShapes, webhookHandlers),
  inspectors: feature(inspectorApi, inspectorShapes, inspectorHandlers),
  dataDesk: feature(dataDeskApi, dataDeskShapes, dataDeskHandlers),
  securityLog: feature(securityLogApi, securityLogShapes, securityLogHandlers),
  permitFormUploads: feature(
    permitFormUploadApi,
    permitFormUploadShapes,
    permitFormUploadHandlers(requireWritablePermitForm),
  ),
  permitUploads: feature(permitUploadApi, permitUploadShapes, permitUploadHandlers(requireWritablePermit)),
} satisfies Later;

/** The features that nobody needs who starts, reads and signs: a fresh Lambda loads them at the first request for one. */
export function mountLaterFeatures(app: App, world: World): void {
  mountFeatures(app, world, LATER_FEATURES);
  app.get('/openapi.json', async (c) => {
    const { openApiDocument } = await import('./open-api.ts');
    return c.json(openApiDocument(world.settings.version));
  });
}
