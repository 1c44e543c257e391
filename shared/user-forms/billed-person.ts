import type { PersonDetails } from './person-details.ts';
import { birthdayAsDate } from './input-shaping.ts';
import { isTaxNumber } from './tax-number.ts';

/** The person's identity for billing: the tax number, else name and birthday (rule 10.1); undefined when neither identifies a person. */
export function billedPerson({ firstName = '', lastName = '', ...user }: PersonDetails): string | undefined {
  const taxNumber = (user.taxNumber ?? '').replace(/\s/g, '');
  if (isTaxNumber(taxNumber)) return `tax number ${taxNumber}`;
  const birthday = birthdayAsDate(user.birthday ?? '');
  const name = `${firstName} ${lastName}`.normalize('NFC').trim().replace(/\s+/gu, ' ').toLocaleLowerCase('fi');
  return birthday === undefined || name === '' ? undefined : `${birthday} ${name}`;
}
