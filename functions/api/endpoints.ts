import { cardApi } from '../../shared/cards/card-api.ts';
import type { AnyEndpoint } from '../../shared/core/endpoint.ts';
import { companyApi } from '../../shared/companies/company-api.ts';
import { departmentApi } from '../../shared/departments/department-api.ts';
import { editCodeApi } from '../../shared/edit-codes/edit-code-api.ts';
import { healthApi } from '../../shared/health/health-api.ts';
import { inductionFormApi } from '../../shared/induction-forms/induction-form-api.ts';
import { projectApi } from '../../shared/projects/project-api.ts';
import { registerApi } from '../../shared/registers/register-api.ts';
import { messageApi } from '../../shared/messages/message-api.ts';
import { permitFormApi } from '../../shared/permit-forms/permit-form-api.ts';
import { permitApi } from '../../shared/permits/permit-api.ts';
import { passwordRequestApi } from '../../shared/password-requests/password-request-api.ts';
import { reportApi } from '../../shared/reports/report-api.ts';
import { sessionApi } from '../../shared/sessions/session-api.ts';
import { permitFormUploadApi, permitUploadApi, uploadApi } from '../../shared/uploads/upload-api.ts';
import { registerCheckApi } from '../../shared/user-forms/register-check-api.ts';
import { userFormActionApi } from '../../shared/user-forms/user-form-action-api.ts';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import { userApi } from '../../shared/users/user-api.ts';
import { userFormSearchApi } from '../../shared/user-forms/user-form-search-api.ts';

/** Every declared endpoint by feature: the app mounts them, the OpenAPI document and the tests walk them. */
export const ENDPOINTS: Record<string, Record<string, AnyEndpoint>> = {
  health: healthApi,
  sessions: sessionApi,
  passwordRequests: passwordRequestApi,
  messages: messageApi,
  editCodes: editCodeApi,
  inductionForms: inductionFormApi,
  userForms: userFormApi,
  userFormActions: userFormActionApi,
  userFormSearch: userFormSearchApi,
  projects: projectApi,
  permitForms: permitFormApi,
  permits: permitApi,
  uploads: uploadApi,
  permitFormUploads: permitFormUploadApi,
  permitUploads: permitUploadApi,
  registers: registerApi,
  registerChecks: registerCheckApi,
  cards: cardApi,
  users: userApi,
  companies: companyApi,
  departments: departmentApi,
  reports: reportApi,
};
