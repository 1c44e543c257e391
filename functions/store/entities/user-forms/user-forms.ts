import * as z from 'zod/mini';
import { itemReader } from '../../item-reader.ts';
import type { Searchable } from '../../search/search-entries.ts';
import type { Table, Write } from '../../table.ts';
import type { StoredPage, UserFormHead } from './user-form-head.ts';
import { pageOf, userFormOf } from './user-form-items.ts';
import {
  EVENT_PREFIX,
  foundPartition,
  NOTE_PREFIX,
  PAGE_PREFIX,
  PHONE_PREFIX,
  pageIndexOf,
  pageKey,
  userFormKey,
  userFormsPartition,
} from '../../keys.ts';

const noteOf = itemReader('userFormNote', { schema: z.object({ text: z.string() }) });

export type WholeUserForm = { head: UserFormHead; pages: Map<number, StoredPage>; notes: string[]; phones: number };

export async function findUserForm(table: Table, id: string): Promise<UserFormHead | undefined> {
  const item = await table.get(userFormKey(id));
  return item && userFormOf(item);
}

export async function findPage(table: Table, id: string, index: number): Promise<StoredPage | undefined> {
  const item = await table.get(pageKey(id, index));
  return item && pageOf(item);
}

/** Head, pages, notes and the count of phones that note the worker at gates in one Query, without the history. */
export async function findWholeUserForm(table: Table, id: string): Promise<WholeUserForm | undefined> {
  const items = await table.queryAll({
    where: 'PK = :id AND SK >= :head',
    values: { ':id': userFormKey(id).PK, ':head': userFormKey(id).SK },
  });
  const [first, ...rest] = items;
  if (first?.SK !== userFormKey(id).SK) return undefined;
  const whole: WholeUserForm = { head: userFormOf(first), pages: new Map(), notes: [], phones: 0 };
  for (const item of rest) {
    if (item.SK.startsWith(PAGE_PREFIX)) whole.pages.set(pageIndexOf(item.SK), pageOf(item));
    else if (item.SK.startsWith(NOTE_PREFIX)) whole.notes.push(noteOf(item).text);
    else if (item.SK.startsWith(PHONE_PREFIX)) whole.phones += 1;
  }
  return whole;
}

/** When the standing approval was given, ISO 8601 UTC; null for an induction that is not approved. */
export async function findApprovedAt(table: Table, { _id, approved }: UserFormHead): Promise<string | null> {
  if (!approved) return null;
  const { items } = await table.query({
    where: 'PK = :id AND begins_with(SK, :events)',
    values: { ':id': userFormKey(_id).PK, ':events': EVENT_PREFIX },
    descending: true,
    isForShow: true,
  });
  const approval = items.find(({ what }) => what === 'approved');
  return approval ? String(approval['at']) : null;
}

export function searchableOf(head: UserFormHead): Searchable {
  const { firstName = '', lastName = '', company = '' } = head.user;
  return {
    partition: userFormsPartition(head.company, head.inductionFormId, head.archived),
    id: head._id,
    created: head.created,
    texts: [firstName, lastName, company],
    sortName: `${lastName} ${firstName}`,
    found: { partition: foundPartition(head.company, 'inductions'), kind: 'userForm', texts: [firstName, lastName] },
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
