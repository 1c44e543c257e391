import type { Searchable } from './search-entries.ts';
import type { Table, Write } from './table.ts';
import type { StoredPage, UserFormHead } from './user-form-head.ts';
import { pageOf, userFormOf } from './user-form-items.ts';
import { HEAD, pageKey, userFormKey, userFormPartition, userFormsPartition } from './user-form-keys.ts';

export type WholeUserForm = { head: UserFormHead; pages: Map<number, StoredPage>; notes: string[] };

export async function findUserForm(table: Table, id: string): Promise<UserFormHead | undefined> {
  const item = await table.get(userFormKey(id));
  return item && userFormOf(item);
}

export async function findPage(table: Table, id: string, index: number): Promise<StoredPage | undefined> {
  const item = await table.get(pageKey(id, index));
  return item && pageOf(item);
}

/** Head, pages and notes in one Query; the history is left where it is. */
export async function findWholeUserForm(table: Table, id: string): Promise<WholeUserForm | undefined> {
  const items = await table.queryAll({
    where: 'PK = :id AND SK >= :head',
    values: { ':id': userFormPartition(id), ':head': HEAD },
  });
  const [first, ...rest] = items;
  if (first?.SK !== HEAD) return undefined;
  const pages = rest.filter((item) => item.SK.startsWith('P#')).map(pageOf);
  return {
    head: userFormOf(first),
    pages: new Map(pages.map((page) => [page.index, page])),
    notes: rest.filter((item) => item.SK.startsWith('N#')).map((item) => String(item['text'])),
  };
}

export function searchableOf(head: UserFormHead): Searchable {
  const { firstName = '', lastName = '', company = '' } = head.user;
  return {
    partition: userFormsPartition(head.company, head.inductionFormId, head.archived),
    id: head._id,
    created: head.created,
    texts: [firstName, lastName, company],
    sortName: `${lastName} ${firstName}`,
  };
}

/** Puts the expiry dates of its cards into an induction's row. */
export function cardExpiriesWrite(id: string, expiries: readonly string[]): Write {
  return {
    update: userFormKey(id),
    set: 'SET #row.cardExpiries = :expiries',
    condition: 'attribute_exists(PK)',
    names: { '#row': 'row' },
    values: { ':expiries': expiries },
  };
}
