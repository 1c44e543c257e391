import { AppError } from '../../shared/core/errors.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import type { NamedWrites } from '../store/users.ts';

/** What a refused change of users means to whoever asked; undefined where the user has changed meanwhile, or it is no refusal. */
export function refusalOf(error: unknown, writes: NamedWrites): AppError | undefined {
  if (!(error instanceof ConditionFailed)) return undefined;
  const name = writes[error.at]?.name;
  if (name === 'email') return new AppError('emailAlreadyTaken', { issues: [{ path: 'email', code: 'taken' }] });
  if (name !== 'company' && name !== 'department') return undefined;
  return new AppError('validation_failed', { issues: [{ path: name, code: 'invalid_value' }] });
}
