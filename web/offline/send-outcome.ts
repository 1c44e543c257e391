import { AppError, ERROR_STATUS, type ErrorCode } from '../../shared/core/errors.ts';

/** Why sending stopped with things left: all of it stays, and is sent later. */
export type Stop =
  | { kind: 'network' }
  | { kind: 'code' }
  | { kind: 'failed'; code: ErrorCode; retryAfterSeconds?: number | undefined };

/** What a failed sending of one part means for the queue. */
export type Outcome =
  | { kind: 'stop'; stop: Stop }
  | { kind: 'park' }
  | { kind: 'wait'; seconds: number }
  | { kind: 'conflict' }
  | { kind: 'closed' }
  | { kind: 'filesMissing' };

const LEAST_WAIT_SECONDS = 1;

const failed = (code: ErrorCode): Outcome => ({ kind: 'stop', stop: { kind: 'failed', code } });

const paused = ({ code, detail }: AppError): Outcome => ({
  kind: 'stop',
  stop: { kind: 'failed', code, retryAfterSeconds: detail.retryAfterSeconds },
});

const OUTCOMES: Partial<Record<ErrorCode, (error: AppError) => Outcome>> = {
  unauthorized: () => ({ kind: 'stop', stop: { kind: 'code' } }),
  code_required: () => ({ kind: 'stop', stop: { kind: 'code' } }),
  forbidden: () => failed('forbidden'),
  not_found: () => failed('not_found'),
  too_many_requests: paused,
  unavailable: paused,
  version_conflict: () => ({ kind: 'conflict' }),
  invalid_state: () => ({ kind: 'closed' }),
  file_missing: () => ({ kind: 'filesMissing' }),
  read_time: ({ detail }) => ({
    kind: 'wait',
    seconds: Math.max(LEAST_WAIT_SECONDS, Number(detail.issues?.[0]?.params?.['seconds'] ?? 0)),
  }),
};

const LEAST_SERVER_ERROR = 500;

/** What an error tells. What the server says of the content is for the worker; everything else passes. */
export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof AppError)) return { kind: 'stop', stop: { kind: 'network' } };
  const known = OUTCOMES[error.code]?.(error);
  if (known) return known;
  return ERROR_STATUS[error.code] >= LEAST_SERVER_ERROR ? failed(error.code) : { kind: 'park' };
}
