import type { Language } from '../../shared/core/fields.ts';
import { DEFAULT_LANGUAGE } from '../../shared/core/language.ts';
import type { Table } from '../store/table.ts';
import { findUserByEmail } from '../store/entities/users/users.ts';

/** The language of the company's user with the address; Finnish where there is none. */
export async function recipientLanguage(table: Table, company: string, email: string): Promise<Language> {
  const user = await findUserByEmail(table, email);
  return user?.company === company ? user.language : DEFAULT_LANGUAGE;
}
