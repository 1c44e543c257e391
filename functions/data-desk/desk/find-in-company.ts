import { hasWords } from '../../store/search/search-entries.ts';
import { normalizeEmail } from '../../store/entities/users/users.ts';
import type { AskedBy } from '../../../shared/data-desk/asked-by.ts';
import { shapePhone } from '../../../shared/user-forms/input-shaping.ts';

/** What a person is looked for by. */
export type AskedText = { by: AskedBy; text: string };

/** What of somebody is looked at. */
export type Facts = {
  name: string;
  email?: string | undefined;
  phoneNumber?: string | undefined;
  taxNumber?: string | undefined;
};

const digitsOf = (text: string) => text.replace(/\s/g, '');

/** Whether somebody is whom the words, or the whole address or number, are about. */
export function isAsked(
  { by, text }: AskedText,
  { name, email = '', phoneNumber = '', taxNumber = '' }: Facts,
): boolean {
  if (by === 'name') return hasWords(text, [name]);
  if (by === 'email') return email !== '' && normalizeEmail(email) === normalizeEmail(text);
  if (by === 'phone') return phoneNumber !== '' && shapePhone(phoneNumber) === shapePhone(text);
  return taxNumber !== '' && digitsOf(taxNumber) === digitsOf(text);
}
