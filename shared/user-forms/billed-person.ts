import type { PersonDetails } from './details.ts';
import { birthdayAsDate } from './input-shaping.ts';
import { isTaxNumber } from './tax-number.ts';

/**
 * Who somebody is for billing: their tax number, or else their name and birthday (contract 11); undefined where neither
 * tells one person from another.
 */
export function billedPerson({ firstName = '', lastName = '', ...user }: PersonDetails): string | undefined {
  const taxNumber = (user.taxNumber ?? '').replace(/\s/g, '');
  if (isTaxNumber(taxNumber)) return `tax number ${taxNumber}`;
  const birthday = birthdayAsDate(user.birthday ?? '');
  const name = `${firstName} ${lastName}`.normalize('NFC').trim().replace(/\s+/gu, ' ').toLocaleLowerCase('fi');
  return birthday === undefined || name === '' ? undefined : `${birthday} ${name}`;
}
