import type { TFunction } from 'i18next';
import { EMAIL_CHARACTERS } from '../../shared/core/email-limits.ts';

const ADDRESS = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]{2,}$/u;

/** Why the API would refuse an e-mail address, in words; undefined if it would accept it. */
export function checkEmail(t: TFunction, value: string): string | undefined {
  if (ADDRESS.test(value) && value.length <= EMAIL_CHARACTERS) return undefined;
  return t('projects.settings.emailInvalid', { value });
}
