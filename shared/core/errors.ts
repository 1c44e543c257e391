import type { ProofChallenge } from './proof-of-work.ts';

/** Every refusal of the API with its HTTP status. The interface translates `errors.<code>`. */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthorized: 401,
  loginFailed: 401,
  forbidden: 403,
  code_required: 403,
  not_found: 404,
  formPinCode404: 404,
  induction_not_found: 404,
  form_not_found: 404,
  version_conflict: 409,
  emailAlreadyTaken: 409,
  in_use: 409,
  code_reset_limit: 409,
  invalid_state: 409,
  expired: 410,
  too_large: 413,
  validation_failed: 422,
  exam_failed: 422,
  read_time: 422,
  not_possible: 422,
  wrong_code: 422,
  wrong_pin: 422,
  card_missing: 422,
  card_expired: 422,
  error_password_too_short: 422,
  password_too_short: 422,
  password_too_common: 422,
  file_missing: 422,
  too_many_requests: 429,
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
  /** The entity as this caller's own GET would answer it, with `version_conflict`. */
  current?: unknown;
  /** Seconds, with `too_many_requests` and `unavailable`. */
  retryAfterSeconds?: number;
  /** What may be worked out in the place of waiting, with `too_many_requests`. */
  proof?: ProofChallenge;
};

export type ErrorBody = {
  code: ErrorCode;
  message: string;
  requestId: string;
  issues?: Issue[];
  current?: unknown;
  proof?: ProofChallenge;
};

/** The one error class of the product: thrown by rules and stores, answered by one place, shown by code. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly detail: ErrorDetail;

  constructor(code: ErrorCode, detail: ErrorDetail = {}) {
    super(detail.message ?? code);
    this.code = code;
    this.detail = detail;
  }
}
