import { AppError, type ErrorCode, type Issue } from '../../shared/core/errors.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { NetworkError } from '../app/network-error.ts';

/** Why something was not saved, as the player answers it. What was typed is kept in every case. */
export type SaveRefusal =
  | { kind: 'broken'; issues: readonly Issue[] }
  | { kind: 'exam'; issues: readonly Issue[] }
  /** The reading times are not over by the server's clock. */
  | { kind: 'wait'; seconds: number }
  | { kind: 'conflict'; current: UserForm | undefined }
  /** It may not be changed any more: signed elsewhere, approved or archived. */
  | { kind: 'closed' }
  | { kind: 'offline' }
  | { kind: 'codeRequired' }
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
  version_conflict: ({ detail }) => ({ kind: 'conflict', current: detail.current as UserForm | undefined }),
  invalid_state: () => ({ kind: 'closed' }),
  unauthorized: () => ({ kind: 'codeRequired' }),
  code_required: () => ({ kind: 'codeRequired' }),
};

export function refusalOf(error: unknown): SaveRefusal {
  if (error instanceof NetworkError) return { kind: 'offline' };
  const refuse = error instanceof AppError ? REFUSALS[error.code] : undefined;
  return error instanceof AppError && refuse ? refuse(error, error.detail.issues ?? []) : { kind: 'failed', error };
}
