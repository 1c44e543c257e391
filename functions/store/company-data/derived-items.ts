import { cards } from '../entities/cards/cards.ts';
import { HELD_KEY_ENTITY, keyPointer } from '../entities/presence/check-in-keys.ts';
import { gateCodeItems } from '../entities/presence/gate-codes.ts';
import { keyOfLink, LINK_ENTITY } from '../entities/evidence/chains.ts';
import { companies } from '../entities/companies.ts';
import { departments } from '../entities/departments.ts';
import { inductionForms } from '../entities/induction-forms/induction-forms.ts';
import type { Item } from '../items.ts';
import { ownerWrites } from '../entities/user-forms/owned-user-forms.ts';
import { permitForms } from '../entities/permit-forms.ts';
import { derivedPermitWrites } from '../entities/permits/permit-writes.ts';
import { permits } from '../entities/permits/permit-record.ts';
import { projects } from '../entities/projects.ts';
import { searchEntries, type Searchable } from '../search/search-entries.ts';
import type { Write } from '../table.ts';
import { userFormOf } from '../entities/user-forms/user-form-items.ts';
import { claimPinKey } from '../keys.ts';
import { searchableOf } from '../entities/user-forms/user-forms.ts';
import { derivedUserWrites, users } from '../entities/users/users.ts';

const SEARCHABLES: Readonly<Record<string, (item: Item) => Searchable>> = {
  company: companies.searchableItem,
  user: users.searchableItem,
  department: departments.searchableItem,
  inductionForm: inductionForms.searchableItem,
  permitForm: permitForms.searchableItem,
  project: projects.searchableItem,
  userForm: (item) => searchableOf(userFormOf(item)),
  card: cards.searchableItem,
  permit: permits.searchableItem,
};

/** The search terms of an entity, from its item; undefined for an unlisted or a removed item. */
export function searchableItem(item: Item): Searchable | undefined {
  return item['removed'] === undefined ? SEARCHABLES[String(item['entity'])]?.(item) : undefined;
}

const CLAIMS: Readonly<Record<string, (item: Item) => Write[]>> = {
  user: derivedUserWrites,
  permit: derivedPermitWrites,
  project: (item) => gateCodeItems(projects.ofItem(item)).map((put) => ({ put })),
  [HELD_KEY_ENTITY]: (item) => [{ put: keyPointer(item) }],
  [LINK_ENTITY]: (item) => [{ put: keyOfLink(item) }],
  userForm: (item) => {
    const head = userFormOf(item);
    // An induction reduced to its list entry has no PIN.
    const claim = head.pin === '' ? [] : [{ put: { ...claimPinKey(head.pin), id: head._id } }];
    return [...claim, ...ownerWrites(undefined, head)];
  },
};

/** Every item derived from an entity's own: search entries, claims, lists of a user's own things; not those under sealed addresses. */
export function derivedItems(item: Item): Item[] {
  const searchable = searchableItem(item);
  const claims = item['removed'] === undefined ? (CLAIMS[String(item['entity'])]?.(item) ?? []) : [];
  const puts = claims.flatMap((write) => ('put' in write ? [write.put] : []));
  const all = [...puts, ...(searchable ? searchEntries(searchable) : [])];
  return [...new Map(all.map((one) => [`${one.PK}\n${one.SK}`, one])).values()];
}
