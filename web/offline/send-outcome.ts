import { isAppError, mayPass, type AppError, type ErrorCode } from '../../shared/core/errors.ts';

/** Why sending stopped before the queue was empty; the rest stays queued for a retry. */
export type Stop =
  | { kind: 'network' }
  | { kind: 'code' }
  | { kind: 'failed'; code: ErrorCode; retryAfterSeconds?: number | undefined };

/** What a failed send of one part means for the queue. */
export type Outcome =
  | { kind: 'stop'; stop: Stop }
  | { kind: 'park' }
  | { kind: 'wait'; seconds: number }
  | { kind: 'conflict' }
  | { kind: 'closed' }
  | { kind: 'filesMissing' };

const LEAST_WAIT_SECONDS = 1;

const failedWith = (code: ErrorCode): Outcome => ({ kind: 'stop', stop: { kind: 'failed', code } });

const pausedBy = ({ code, detail }: AppError): Outcome => ({
  kind: 'stop',
  stop: { kind: 'failed', code, retryAfterSeconds: detail.retryAfterSeconds },
});

const OUTCOMES: Partial<Record<ErrorCode, (error: AppError) => Outcome>> = {
  unauthorized: () => ({ kind: 'stop', stop: { kind: 'code' } }),
  code_required: () => ({ kind: 'stop', stop: { kind: 'code' } }),
  forbidden: () => failedWith('forbidden'),
  not_found: () => failedWith('not_found'),
  too_many_requests: pausedBy,
  unavailable: pausedBy,
  version_conflict: () => ({ kind: 'conflict' }),
  invalid_state: () => ({ kind: 'closed' }),
  file_missing: () => ({ kind: 'filesMissing' }),
  read_time: ({ detail }) => ({
    kind: 'wait',
    seconds: Math.max(LEAST_WAIT_SECONDS, Number(detail.issues?.[0]?.params?.['seconds'] ?? 0)),
  }),
};

/** Classifies an error: a refusal of the content parks the part for the worker; any other error is temporary. */
export function outcomeOf(error: unknown): Outcome {
  if (!isAppError(error)) return { kind: 'stop', stop: { kind: 'network' } };
  const known = OUTCOMES[error.code]?.(error);
  if (known) return known;
  return mayPass(error) ? failedWith(error.code) : { kind: 'park' };
}
