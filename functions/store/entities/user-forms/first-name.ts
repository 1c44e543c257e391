import { searchWrites } from '../../search/search-entries.ts';
import type { Table } from '../../table.ts';
import type { UserFormHead } from './user-form-head.ts';
import { findUserForm, searchableOf } from './user-forms.ts';

/** Whether nobody finds an induction by a word yet. */
export function isNameless({ user }: Pick<UserFormHead, 'user'>): boolean {
  return !user.firstName && !user.lastName && !user.company;
}

/**
 * Writes the first search entries of an induction after its first details, which no transaction has to hold together: whoever saved them is
 * answered afterwards, and asks again where no answer comes. What has changed meanwhile is followed.
 */
export async function nameInduction(table: Table, named: UserFormHead): Promise<void> {
  const nameless = searchableOf({ ...named, user: {} });
  await table.writeEach(searchWrites(nameless, searchableOf(named)));
  const now = await findUserForm(table, named._id);
  await table.writeEach(searchWrites(searchableOf(named), now && searchableOf(now)));
}
