import { AppError } from '../../shared/core/errors.ts';
import type { ConditionFailed } from '../store/table-errors.ts';

/** The error for a refused change of users; undefined where the user has changed meanwhile. */
export function refusalOf({ refused }: ConditionFailed): AppError | undefined {
  if (refused === 'email') return new AppError('emailAlreadyTaken', { issues: [{ path: 'email', code: 'taken' }] });
  if (refused !== 'company' && refused !== 'department') return undefined;
  return new AppError('validation_failed', { issues: [{ path: refused, code: 'invalid_value' }] });
}
