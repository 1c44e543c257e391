import { AppError, isAppError, type ErrorCode, type Issue } from '../../shared/core/errors.ts';
import type { Parking } from '../offline/kept-induction.ts';

/** Why a save failed, for the player. The worker's input is kept in every case. */
export type SaveRefusal =
  | { kind: 'broken'; issues: readonly Issue[] }
  | { kind: 'exam'; issues: readonly Issue[] }
  /** The reading times still run by the server's clock. */
  | { kind: 'wait'; seconds: number }
  | { kind: 'conflict' }
  /** The content is closed: signed elsewhere, approved or archived. */
  | { kind: 'closed' }
  | { kind: 'failed'; error: unknown };

const LEAST_WAIT_SECONDS = 1;

type Refuse = (error: AppError, issues: readonly Issue[]) => SaveRefusal;

const REFUSALS: Partial<Record<ErrorCode, Refuse>> = {
  validation_failed: (error, issues) => (issues.length > 0 ? { kind: 'broken', issues } : { kind: 'failed', error }),
  exam_failed: (_, issues) => ({ kind: 'exam', issues }),
  read_time: (_, issues) => ({
    kind: 'wait',
    seconds: Math.max(LEAST_WAIT_SECONDS, Number(issues[0]?.params?.['seconds'] ?? 0)),
  }),
  version_conflict: () => ({ kind: 'conflict' }),
  invalid_state: () => ({ kind: 'closed' }),
};

export function refusalOf(error: unknown): SaveRefusal {
  const refuse = isAppError(error) ? REFUSALS[error.code] : undefined;
  return isAppError(error) && refuse ? refuse(error, error.detail.issues ?? []) : { kind: 'failed', error };
}

/** Why a queued part was refused after the worker went on. */
export function parkedRefusal(parking: Parking | undefined): SaveRefusal | undefined {
  return parking && refusalOf(new AppError(parking.code, { issues: parking.issues }));
}
