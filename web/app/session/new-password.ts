import { SHORTEST_PASSWORD } from '../../../shared/core/password-rules.ts';

/** The minimum length of a new password, a build setting. */
export const LEAST_CHARACTERS = Math.max(SHORTEST_PASSWORD, Number(import.meta.env?.MIN_PASSWORD_LENGTH) || 0);

/** The faults of a new password that the interface can detect. */
export type PasswordFault = 'password_too_short' | 'password_do_not_match';
export type PasswordField = 'password' | 'repeat';

/** The faults of a new password and its repetition, by field. */
export function passwordFaults(password: string, repeat: string): Partial<Record<PasswordField, PasswordFault>> {
  const isShort = Array.from(password.normalize('NFKC')).length < LEAST_CHARACTERS;
  return {
    ...(isShort && { password: 'password_too_short' }),
    ...(password !== repeat && { repeat: 'password_do_not_match' }),
  };
}
