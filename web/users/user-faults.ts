import type { TFunction } from 'i18next';
import { AppError } from '../../shared/core/errors.ts';
import { SHORTEST_PASSWORD } from '../../shared/core/password-rules.ts';
import { codeOf, issueText } from '../app/error-text.ts';

/** Broken fields of a user with their words, by field. */
export type UserFaults = Partial<Record<string, string>>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** What the interface can tell of a user before it is sent; an empty password is none yet. */
export function userFaults(t: TFunction, user: { name: string; email: string; password?: string }): UserFaults {
  const { name, email, password = '' } = user;
  const isShort = password !== '' && Array.from(password.normalize('NFKC')).length < SHORTEST_PASSWORD;
  return {
    ...(name.trim() === '' && { name: t('users.nameMissing') }),
    ...(!EMAIL.test(email.trim()) && { email: t('users.emailInvalid') }),
    ...(isShort && { password: t('issues.password_too_short', { least: SHORTEST_PASSWORD }) }),
  };
}

/** The fields that a refusal names. */
export function refusedFields(t: TFunction, error: unknown): UserFaults {
  if (codeOf(error) === 'emailAlreadyTaken') return { email: t('errors.emailAlreadyTaken') };
  const issues = error instanceof AppError ? (error.detail.issues ?? []) : [];
  return Object.fromEntries(issues.map((issue) => [issue.path, issueText(t, issue)]));
}

export function focusFirst(faults: UserFaults): void {
  const [first] = Object.keys(faults);
  if (first !== undefined) document.getElementById(first)?.focus();
}
