import type { registerCheckApi } from '../../shared/user-forms/register-check/register-check-api.ts';
import type { Handlers } from '../http/answer.ts';
import { findBusinessId, validateTaxNumber } from './review/register-checks.ts';

export const registerCheckHandlers = {
  businessId: findBusinessId,

  validateTaxNumber,
} satisfies Handlers<typeof registerCheckApi>;
