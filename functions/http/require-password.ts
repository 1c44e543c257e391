import { AppError, type ErrorCode } from '../../shared/core/errors.ts';
import type { World } from '../world.ts';
import { isCommonPassword } from './common-passwords.ts';

type TooShort = Extract<ErrorCode, 'error_password_too_short' | 'password_too_short'>;

/**
 * Refuses a new password that is too short, by the name that the specification gives it where it is set, or that is among
 * the most common; 422 with the issue at `password`. Length counts characters as they are read, not bytes.
 */
export function requirePassword({ settings }: Pick<World, 'settings'>, password: string, tooShort: TooShort): void {
  const { shortestPassword } = settings;
  if (Array.from(password.normalize('NFKC')).length < shortestPassword) {
    throw new AppError(tooShort, {
      issues: [{ path: 'password', code: tooShort, params: { least: shortestPassword } }],
    });
  }
  if (isCommonPassword(password)) {
    throw new AppError('password_too_common', { issues: [{ path: 'password', code: 'password_too_common' }] });
  }
}
