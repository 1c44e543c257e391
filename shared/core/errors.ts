import type { ProofChallenge } from './proof-of-work.ts';
import type { SecondStep } from './second-step.ts';

/** Every error code of the API with its HTTP status. The interface translates `errors.<code>`. */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthorized: 401,
  loginFailed: 401,
  second_step_required: 401,
  forbidden: 403,
  code_required: 403,
  confirm_required: 403,
  second_factor_required: 403,
  own_login_required: 403,
  not_found: 404,
  formPinCode404: 404,
  induction_not_found: 404,
  form_not_found: 404,
  version_conflict: 409,
  emailAlreadyTaken: 409,
  emailReserved: 409,
  in_use: 409,
  code_reset_limit: 409,
  invalid_state: 409,
  seal_pending: 409,
  watch_running: 409,
  expired: 410,
  too_large: 413,
  validation_failed: 422,
  exam_failed: 422,
  read_time: 422,
  not_possible: 422,
  wrong_code: 422,
  wrong_pin: 422,
  passkey_refused: 422,
  bad_time: 422,
  card_missing: 422,
  card_expired: 422,
  overlap_reason: 422,
  card_not_approved: 422,
  error_password_too_short: 422,
  password_too_short: 422,
  password_too_common: 422,
  wrong_password: 422,
  pin_too_common: 422,
  file_missing: 422,
  too_many_requests: 429,
  starts_held: 429,
  system_error: 500,
  not_configured: 503,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** One broken field. `path` is dotted (`user.firstName`, `content.2.value`); `code` is a key under `issues` in the language files. */
export type Issue = { path: string; code: string; params?: Record<string, string | number> };

export type ErrorDetail = {
  message?: string;
  issues?: readonly Issue[];
  /** With `version_conflict`: the entity as this caller's own GET would return it. */
  current?: unknown;
  /** With `too_many_requests`, `starts_held` and `unavailable`: seconds. */
  retryAfterSeconds?: number;
  /** With `too_many_requests`: a challenge to solve instead of waiting. */
  proof?: ProofChallenge;
  /** With `second_step_required`: the rest of the login. */
  secondStep?: SecondStep;
  /** With `unavailable`: the part that failed and its error, for the log only. */
  failed?: { part: Part; cause: Error };
};

export type ErrorBody = {
  code: ErrorCode;
  message: string;
  requestId: string;
  issues?: Issue[];
  current?: unknown;
  proof?: ProofChallenge;
  secondStep?: SecondStep;
};

/** A service that calls depend on. */
export type Part = 'table' | 'files';

/** The product's only error class: rules and stores throw it, one place answers it, the interface shows it by code. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly detail: ErrorDetail;

  constructor(code: ErrorCode, detail: ErrorDetail = {}) {
    super(detail.message ?? code);
    this.code = code;
    this.detail = detail;
  }
}

/**
 * Whether an error is the product's own, with one of the codes if any are given. Does not use `instanceof`: a separately loaded bundle has
 * its own class.
 */
export function isAppError(error: unknown, ...codes: readonly ErrorCode[]): error is AppError {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code !== 'string' || !Object.hasOwn(ERROR_STATUS, code)) return false;
  return codes.length === 0 || codes.some((one) => one === code);
}

const TOO_MANY = 429;
const LEAST_SERVER_ERROR = 500;

/** Whether an error says nothing of what was asked, so that the same call may succeed later. */
export function mayPass({ code }: Pick<AppError, 'code'>): boolean {
  const status = ERROR_STATUS[code];
  return status === TOO_MANY || status >= LEAST_SERVER_ERROR;
}

export function issuesIn(error: unknown): readonly Issue[] {
  return isAppError(error) ? (error.detail.issues ?? []) : [];
}
