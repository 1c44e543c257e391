import { earlierCardApi } from '../../shared/user-forms/earlier-card/earlier-card-api.ts';
import { renewalApi } from '../../shared/user-forms/renewal/renewal-api.ts';
import { earlierCardShapes } from '../../shared/user-forms/earlier-card/earlier-card-shapes.ts';
import { renewalShapes } from '../../shared/user-forms/renewal/renewal-shapes.ts';
import { boardApi } from '../../shared/boards/board-api.ts';
import { boardShapes } from '../../shared/boards/board-shapes.ts';
import { calendarApi } from '../../shared/calendars/calendar-api.ts';
import { calendarShapes } from '../../shared/calendars/calendar-shapes.ts';
import { cardApi } from '../../shared/cards/card-api.ts';
import { cardShapes } from '../../shared/cards/card-shapes.ts';
import { shaped, type AnyEndpoint, type AnyShape } from '../../shared/core/endpoint.ts';
import { companyApi } from '../../shared/companies/company-api.ts';
import { companyShapes } from '../../shared/companies/company-shapes.ts';
import { dataDeskApi } from '../../shared/data-desk/data-desk-api.ts';
import { dataDeskShapes } from '../../shared/data-desk/data-desk-shapes.ts';
import { departmentApi } from '../../shared/departments/department-api.ts';
import { departmentShapes } from '../../shared/departments/department-shapes.ts';
import { editCodeApi } from '../../shared/edit-codes/edit-code-api.ts';
import { editCodeShapes } from '../../shared/edit-codes/edit-code-shapes.ts';
import { healthApi } from '../../shared/health/health-api.ts';
import { healthShapes } from '../../shared/health/health-shapes.ts';
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
import { checkInApi } from '../../shared/presence/check-in-api.ts';
import { checkInShapes } from '../../shared/presence/check-in-shapes.ts';
import { presenceApi } from '../../shared/presence/presence-api.ts';
import { presenceShapes } from '../../shared/presence/presence-shapes.ts';
import { projectApi } from '../../shared/projects/project-api.ts';
import { projectShapes } from '../../shared/projects/project-shapes.ts';
import { registerApi } from '../../shared/registers/register-api.ts';
import { registerShapes } from '../../shared/registers/register-shapes.ts';
import { messageApi } from '../../shared/messages/message-api.ts';
import { messageShapes } from '../../shared/messages/message-shapes.ts';
import { permitFormApi } from '../../shared/permit-forms/permit-form-api.ts';
import { permitFormShapes } from '../../shared/permit-forms/permit-form-shapes.ts';
import { permitApi } from '../../shared/permits/permit-api.ts';
import { permitShapes } from '../../shared/permits/permit-shapes.ts';
import { passwordRequestApi } from '../../shared/password-requests/password-request-api.ts';
import { passwordRequestShapes } from '../../shared/password-requests/password-request-shapes.ts';
import { reportApi } from '../../shared/reports/report-api.ts';
import { reportShapes } from '../../shared/reports/report-shapes.ts';
import { securityLogApi } from '../../shared/security-log/security-log-api.ts';
import { securityLogShapes } from '../../shared/security-log/security-log-shapes.ts';
import { ownSessionApi } from '../../shared/sessions/own-session-api.ts';
import { ownSessionShapes } from '../../shared/sessions/own-session-shapes.ts';
import { secondFactorApi } from '../../shared/second-factors/second-factor-api.ts';
import { secondFactorShapes } from '../../shared/second-factors/second-factor-shapes.ts';
import { sessionApi } from '../../shared/sessions/session-api.ts';
import { sessionShapes } from '../../shared/sessions/session-shapes.ts';
import { tokenApi } from '../../shared/sessions/token-api.ts';
import { tokenShapes } from '../../shared/sessions/token-shapes.ts';
import { permitFormUploadApi, permitUploadApi, uploadApi } from '../../shared/uploads/upload-api.ts';
import { permitFormUploadShapes, permitUploadShapes, uploadShapes } from '../../shared/uploads/upload-shapes.ts';
import { registerCheckApi } from '../../shared/user-forms/register-check/register-check-api.ts';
import { registerCheckShapes } from '../../shared/user-forms/register-check/register-check-shapes.ts';
import { userFormActionApi } from '../../shared/user-forms/user-form-action-api.ts';
import { userFormActionShapes } from '../../shared/user-forms/user-form-action-shapes.ts';
import { userFormTrailApi } from '../../shared/user-forms/user-form-trail-api.ts';
import { userFormTrailShapes } from '../../shared/user-forms/user-form-trail-shapes.ts';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import { userFormShapes } from '../../shared/user-forms/user-form-shapes.ts';
import { userApi } from '../../shared/users/user-api.ts';
import { userShapes } from '../../shared/users/user-shapes.ts';
import { apiKeyApi } from '../../shared/api-keys/api-key-api.ts';
import { apiKeyShapes } from '../../shared/api-keys/api-key-shapes.ts';
import { webhookApi } from '../../shared/webhooks/webhook-api.ts';
import { webhookShapes } from '../../shared/webhooks/webhook-shapes.ts';
import { inspectorApi } from '../../shared/workers/inspector-api.ts';
import { inspectorShapes } from '../../shared/workers/inspector-shapes.ts';
import { workerApi } from '../../shared/workers/worker-api.ts';
import { workerShapes } from '../../shared/workers/worker-shapes.ts';
import { userFormSearchApi } from '../../shared/user-forms/user-form-search-api.ts';
import { userFormSearchShapes } from '../../shared/user-forms/user-form-search-shapes.ts';
import { permitTranslationApi, translationApi } from '../../shared/translations/translation-api.ts';
import { permitTranslationShapes, translationShapes } from '../../shared/translations/translation-shapes.ts';

const DECLARED = {
  health: shaped(healthApi, healthShapes),
  sessions: shaped(sessionApi, sessionShapes),
  tokens: shaped(tokenApi, tokenShapes),
  secondFactors: shaped(secondFactorApi, secondFactorShapes),
  ownSessions: shaped(ownSessionApi, ownSessionShapes),
  passwordRequests: shaped(passwordRequestApi, passwordRequestShapes),
  messages: shaped(messageApi, messageShapes),
  editCodes: shaped(editCodeApi, editCodeShapes),
  inductionForms: shaped(inductionFormApi, inductionFormShapes),
  translations: shaped(translationApi, translationShapes),
  userForms: shaped(userFormApi, userFormShapes),
  earlierCards: shaped(earlierCardApi, earlierCardShapes),
  renewals: shaped(renewalApi, renewalShapes),
  userFormActions: shaped(userFormActionApi, userFormActionShapes),
  userFormTrail: shaped(userFormTrailApi, userFormTrailShapes),
  userFormSearch: shaped(userFormSearchApi, userFormSearchShapes),
  evidence: shaped(evidenceApi, evidenceShapes),
  find: shaped(findApi, findShapes),
  home: shaped(homeApi, homeShapes),
  gate: shaped(gateApi, gateShapes),
  passes: shaped(passApi, passShapes),
  presence: shaped(presenceApi, presenceShapes),
  checkIns: shaped(checkInApi, checkInShapes),
  projects: shaped(projectApi, projectShapes),
  permitForms: shaped(permitFormApi, permitFormShapes),
  permitTranslations: shaped(permitTranslationApi, permitTranslationShapes),
  permits: shaped(permitApi, permitShapes),
  boards: shaped(boardApi, boardShapes),
  uploads: shaped(uploadApi, uploadShapes),
  permitFormUploads: shaped(permitFormUploadApi, permitFormUploadShapes),
  permitUploads: shaped(permitUploadApi, permitUploadShapes),
  registers: shaped(registerApi, registerShapes),
  registerChecks: shaped(registerCheckApi, registerCheckShapes),
  cards: shaped(cardApi, cardShapes),
  users: shaped(userApi, userShapes),
  calendars: shaped(calendarApi, calendarShapes),
  companies: shaped(companyApi, companyShapes),
  departments: shaped(departmentApi, departmentShapes),
  reports: shaped(reportApi, reportShapes),
  workers: shaped(workerApi, workerShapes),
  apiKeys: shaped(apiKeyApi, apiKeyShapes),
  webhooks: shaped(webhookApi, webhookShapes),
  inspectors: shaped(inspectorApi, inspectorShapes),
  dataDesk: shaped(dataDeskApi, dataDeskShapes),
  securityLog: shaped(securityLogApi, securityLogShapes),
};

/** Every endpoint by feature, with its shape and types; the compiler checks the handlers against it. */
export type Declared = typeof DECLARED;

/** The same endpoints, for the OpenAPI document and the tests to walk. */
export const ENDPOINTS: Record<string, Record<string, AnyEndpoint & AnyShape>> = DECLARED;
