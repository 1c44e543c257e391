import { AppError } from '../../../shared/core/errors.ts';
import { detailsIssues } from '../../../shared/user-forms/details.ts';
import type { FormVersion } from '../../store/entities/form-versions.ts';
import type { SigningGate } from '../../store/entities/user-forms/user-form-writes.ts';
import type { UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';

/**
 * The rule of the head that stopped a signing, in the order most helpful to the worker; undefined where none did. `today` is a
 * `YYYY-MM-DD`.
 */
export function refusalOf(
  head: UserFormHead,
  gate: SigningGate,
  { version, today }: { version: FormVersion; today: string },
): AppError | undefined {
  if (head.epoch !== gate.epoch) return new AppError('unauthorized');
  if (head.archived || head.signed !== null) return new AppError('invalid_state');
  const isLast = head.signedCount >= head.pageCount - gate.pages;
  if ((gate.needsDetails || isLast) && !head.isDetailsComplete) {
    return new AppError('validation_failed', { issues: detailsIssues(head.user, version.inputSettings, today) });
  }
  const needed = head.readSeconds + gate.readSeconds;
  if (needed > gate.elapsedSeconds) {
    const params = { seconds: Math.ceil(needed - gate.elapsedSeconds) };
    return new AppError('read_time', { issues: [{ path: '', code: 'read_time', params }] });
  }
  return undefined;
}
