import { AppError, type ErrorCode } from '../../../shared/core/errors.ts';
import type { UserRecord } from '../../store/entities/users/users.ts';
import type { World } from '../../world.ts';
import { companyRef } from '../company-name.ts';
import { isOfOwnWords } from './own-words.ts';

type TooShort = Extract<ErrorCode, 'error_password_too_short' | 'password_too_short'>;

/** The user whose password it becomes. */
type Owner = Pick<UserRecord, 'name' | 'email' | 'company'>;

/**
 * 422 with the issue at `password` for a new password that is too short (with the calling screen's name for it) or that a guesser tries
 * first: the most common ones, and words of the product, the user and the company. Length counts visible characters, not bytes.
 */
export async function requirePassword(
  world: World,
  { password, owner, tooShort }: { password: string; owner: Owner; tooShort: TooShort },
): Promise<void> {
  const { shortestPassword, wordmark, productWord } = world.settings;
  if (Array.from(password.normalize('NFKC')).length < shortestPassword) {
    throw new AppError(tooShort, {
      issues: [{ path: 'password', code: tooShort, params: { least: shortestPassword } }],
    });
  }
  const { isCommonPassword } = await import('./common-passwords.ts');
  const { name: company } = await companyRef(world, owner.company);
  if (isCommonPassword(password) || isOfOwnWords(password, [wordmark, productWord, owner.name, owner.email, company])) {
    throw new AppError('password_too_common', { issues: [{ path: 'password', code: 'password_too_common' }] });
  }
}
