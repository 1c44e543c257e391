import type { TFunction } from 'i18next';
import { isEmailAddress } from '../../../shared/core/email-address.ts';
import { issuesIn } from '../../../shared/core/errors.ts';
import { codeOf, issueText } from '../../app/api/error-text.ts';
import { LEAST_CHARACTERS } from '../../app/session/new-password.ts';

/** A user's error messages by field. */
export type UserFaults = Partial<Record<string, string>>;

/** The faults that the interface can detect before sending; an empty password counts as none. */
export function userFaults(t: TFunction, user: { name: string; email: string; password?: string }): UserFaults {
  const { name, email, password = '' } = user;
  const isShort = password !== '' && Array.from(password.normalize('NFKC')).length < LEAST_CHARACTERS;
  return {
    ...(name.trim() === '' && { name: t('users.nameMissing') }),
    ...(!isEmailAddress(email.trim()) && { email: t('users.emailInvalid') }),
    ...(isShort && { password: t('issues.password_too_short', { least: LEAST_CHARACTERS }) }),
  };
}

/** The fields that a refusal names. */
export function refusedFields(t: TFunction, error: unknown): UserFaults {
  const code = codeOf(error);
  if (code === 'emailAlreadyTaken' || code === 'emailReserved') return { email: t(`errors.${code}`) };
  const issues = issuesIn(error);
  return Object.fromEntries(issues.map((issue) => [issue.path, issueText(t, issue)]));
}

export function focusFirst(faults: UserFaults): void {
  const [first] = Object.keys(faults);
  if (first !== undefined) document.getElementById(first)?.focus();
}
