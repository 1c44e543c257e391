import { SHORTEST_PASSWORD } from '../../shared/core/password-rules.ts';

/** Where a new password is broken: the rules that the interface can tell by itself. */
export type PasswordFault = 'password_too_short' | 'password_do_not_match';
export type PasswordField = 'password' | 'repeat';

/** The faults of a new password typed twice, by field. */
export function passwordFaults(password: string, repeat: string): Partial<Record<PasswordField, PasswordFault>> {
  const isShort = Array.from(password.normalize('NFKC')).length < SHORTEST_PASSWORD;
  return {
    ...(isShort && { password: 'password_too_short' }),
    ...(password !== repeat && { repeat: 'password_do_not_match' }),
  };
}
