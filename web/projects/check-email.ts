import type { TFunction } from 'i18next';

const ADDRESS = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]{2,}$/u;
const MOST_CHARACTERS = 254;

/** Why the API would refuse an e-mail address, in words; undefined if it would accept it. */
export function checkEmail(t: TFunction, value: string): string | undefined {
  if (ADDRESS.test(value) && value.length <= MOST_CHARACTERS) return undefined;
  return t('projects.settings.emailInvalid', { value });
}
