import { editCodeApi } from '../../shared/edit-codes/edit-code-api.ts';
import { editCodeShapes } from '../../shared/edit-codes/edit-code-shapes.ts';
import { healthApi } from '../../shared/health/health-api.ts';
import { healthShapes } from '../../shared/health/health-shapes.ts';
import { registerApi } from '../../shared/registers/register-api.ts';
import { registerShapes } from '../../shared/registers/register-shapes.ts';
import { uploadApi } from '../../shared/uploads/upload-api.ts';
import { uploadShapes } from '../../shared/uploads/upload-shapes.ts';
import { registerCheckApi } from '../../shared/user-forms/register-check-api.ts';
import { registerCheckShapes } from '../../shared/user-forms/register-check-shapes.ts';
import { userFormActionApi } from '../../shared/user-forms/user-form-action-api.ts';
import { userFormActionShapes } from '../../shared/user-forms/user-form-action-shapes.ts';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import { userFormShapes } from '../../shared/user-forms/user-form-shapes.ts';
import { userFormSearchApi } from '../../shared/user-forms/user-form-search-api.ts';
import { userFormSearchShapes } from '../../shared/user-forms/user-form-search-shapes.ts';
import { sessionShapes } from '../../shared/sessions/session-shapes.ts';
import { requireOpenCard } from '../cards/load-card.ts';
import { editCodeHandlers } from '../edit-codes/edit-code-handlers.ts';
import { healthHandlers } from '../health/health-handlers.ts';
import { feature } from '../http/answer.ts';
import { requireWritableForm } from '../induction-forms/load-induction-form.ts';
import { registerHandlers } from '../registers/register-handlers.ts';
import { tokenApi, tokenHandlers } from '../sessions/session-handlers.ts';
import { uploadHandlers } from '../uploads/upload-handlers.ts';
import { requireOwnOpenForm } from '../user-forms/load-user-form.ts';
import { userFormActionHandlers } from '../user-forms/user-form-action-handlers.ts';
import { registerCheckHandlers, userFormHandlers } from '../user-forms/user-form-handlers.ts';
import { userFormSearchHandlers } from '../user-forms/user-form-search-handlers.ts';
import type { World } from '../world.ts';

/** The features that workers on a site wait for: a fresh Lambda loads them before its first answer. */
export const firstFeatures = (world: World) => ({
  health: feature(healthApi, healthShapes, healthHandlers(world)),
  sessions: feature(tokenApi, sessionShapes, tokenHandlers),
  editCodes: feature(editCodeApi, editCodeShapes, editCodeHandlers),
  // Before the endpoints whose path begins with an id: otherwise these paths would match as ids.
  userFormSearch: feature(userFormSearchApi, userFormSearchShapes, userFormSearchHandlers),
  userFormActions: feature(userFormActionApi, userFormActionShapes, userFormActionHandlers),
  userForms: feature(userFormApi, userFormShapes, userFormHandlers),
  registerChecks: feature(registerCheckApi, registerCheckShapes, registerCheckHandlers),
  registers: feature(registerApi, registerShapes, registerHandlers),
  uploads: feature(
    uploadApi,
    uploadShapes,
    uploadHandlers({ userForm: requireOwnOpenForm, card: requireOpenCard, inductionForm: requireWritableForm }),
  ),
});
