import { cardOf, searchableCard } from './cards.ts';
import { searchableCompany } from './companies.ts';
import { searchableDepartment } from './departments.ts';
import { searchableForm } from './induction-forms.ts';
import type { Item } from './items.ts';
import { ownerWrites } from './owned-user-forms.ts';
import { searchablePermitForm } from './permit-forms.ts';
import { derivedPermitWrites } from './permit-writes.ts';
import { permitOf, searchablePermit } from './permits.ts';
import { searchableProject } from './projects.ts';
import { searchEntries, type Searchable } from './search-entries.ts';
import type { Write } from './table.ts';
import { userFormOf } from './user-form-items.ts';
import { claimPinKey } from './user-form-keys.ts';
import { searchableOf } from './user-forms.ts';
import { derivedUserWrites, searchableUser } from './users.ts';

const SEARCHABLES: Readonly<Record<string, (item: Item) => Searchable>> = {
  company: searchableCompany,
  user: searchableUser,
  department: searchableDepartment,
  inductionForm: searchableForm,
  permitForm: searchablePermitForm,
  project: searchableProject,
  userForm: (item) => searchableOf(userFormOf(item)),
  card: (item) => searchableCard(cardOf(item)),
  permit: (item) => searchablePermit(permitOf(item)),
};

/** By what an entity is found, from its item; undefined for an item that no list has, and for one that is removed. */
export function searchableItem(item: Item): Searchable | undefined {
  return item['removed'] === undefined ? SEARCHABLES[String(item['entity'])]?.(item) : undefined;
}

const CLAIMS: Readonly<Record<string, (item: Item) => Write[]>> = {
  user: derivedUserWrites,
  permit: derivedPermitWrites,
  userForm: (item) => {
    const head = userFormOf(item);
    // An induction of which only the list is left has no PIN.
    const claim = head.pin === '' ? [] : [{ put: { ...claimPinKey(head.pin), id: head._id } }];
    return [...claim, ...ownerWrites(undefined, head)];
  },
};

/**
 * Every item that follows from an entity's own: search entries, claims that make something unique, lists of what is
 * somebody's. What sealed addresses lead to is not among them.
 */
export function derivedItems(item: Item): Item[] {
  const searchable = searchableItem(item);
  const claims = searchable ? (CLAIMS[String(item['entity'])]?.(item) ?? []) : [];
  const puts = claims.flatMap((write) => ('put' in write ? [write.put] : []));
  const all = [...puts, ...(searchable ? searchEntries(searchable) : [])];
  return [...new Map(all.map((one) => [`${one.PK}\n${one.SK}`, one])).values()];
}
