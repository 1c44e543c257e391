import type { Answers } from '../../shared/content/answers.ts';
import type { Language } from '../../shared/core/fields.ts';
import type { PersonDetails } from '../../shared/user-forms/details.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { createdSortKey } from './index-list.ts';
import type { Searchable } from './search-entries.ts';
import type { Item, Key } from './items.ts';
import type { Table, Write } from './table.ts';

type Meta = UserForm['meta'];

/** An induction but for its pages: one small item that every signing touches. */
export type UserFormHead = {
  _id: string;
  company: string;
  inductionFormId: string;
  formVersion: number;
  formName: string;
  /** Counts changes of `user`. */
  version: number;
  user: PersonDetails;
  isDetailsComplete: boolean;
  created: string;
  signed: string | null;
  approved: boolean;
  approvedBy: Meta['approvedBy'];
  archived: boolean;
  signedCount: number;
  pageCount: number;
  /** The sum of the reading times of the signed pages. */
  readSeconds: number;
  /** Grows whenever the earlier tokens of this form must end. */
  epoch: number;
  pin: string;
  language: Language;
  resumeKeyHash: string;
  claimedBy: string | null;
  skipEmail: boolean;
  /** Whether the link to go on with has been sent to an address of the worker's. */
  isLinkSent: boolean;
  taxNumberValidation: Meta['taxNumberValidation'];
  businessIdLookup: NonNullable<Meta['businessIdLookup']> | null;
  returned: NonNullable<Meta['returned']> | null;
  /** When and as whom it was signed for the first time; null until then. */
  billedAs: { at: string; person: string; name: string } | null;
  /** The expiry dates of the cards on its pages, as far as they have been followed. */
  cardExpiries?: readonly string[] | undefined;
};

/** One page of an induction as far as the worker made it; a page that was never touched has no item. Its events stay in the item. */
export type StoredPage = {
  index: number;
  version: number;
  answers: Answers;
  signed: string | null;
  /** SHA-256 over the content and answers that the signature covers; null while unsigned. */
  hash: string | null;
};

/** A signing, a change after it, or its being taken back, as the history tells it; `hash` is of what was signed. */
export type PageEvent = { at: string; by: string; what: 'signed' | 'changed' | 'returned'; hash: string };

const HEAD = 'META';
const partition = (id: string) => `UF#${id}`;
export const userFormKey = (id: string): Key => ({ PK: partition(id), SK: HEAD });
export const pageKey = (id: string, index: number): Key => ({
  PK: partition(id),
  SK: `P#${String(index).padStart(3, '0')}`,
});
export const noteKey = (id: string, at: string, tag: string): Key => ({ PK: partition(id), SK: `N#${at}#${tag}` });
export const historyKey = (id: string, at: string, tag: string): Key => ({ PK: partition(id), SK: `H#${at}#${tag}` });
export const claimPinKey = (pin: string): Key => ({ PK: `UFPIN#${pin}`, SK: 'UFPIN' });

export function userFormsPartition(company: string, formId: string, archived: boolean): string {
  return `C#${company}#UF#${formId}#${archived ? 'archived' : 'active'}`;
}

export function waitingPartition(company: string, formId: string): string {
  return `C#${company}#WAITING#${formId}`;
}

export function approvedPartition(company: string, formId: string): string {
  return `C#${company}#APPROVED#${formId}`;
}

/** The partitions of a form's signed inductions that are not archived: those that wait for approval, and the approved. */
export function signedPartitions(company: string, formId: string): string[] {
  return [waitingPartition(company, formId), approvedPartition(company, formId)];
}

type Standing = Pick<
  UserFormHead,
  '_id' | 'company' | 'inductionFormId' | 'created' | 'signed' | 'approved' | 'archived'
>;

/** The keys of GSI2, by which signed inductions are found; undefined for the unsigned and the archived. */
export function signedIndexKeys(head: Standing): { GSI2PK: string; GSI2SK: string } | undefined {
  const { _id, company, inductionFormId, created, signed, approved, archived } = head;
  if (signed === null || archived) return undefined;
  const partitionOf = approved ? approvedPartition : waitingPartition;
  return { GSI2PK: partitionOf(company, inductionFormId), GSI2SK: createdSortKey(created, _id) };
}

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
    values: { ':id': partition(id), ':head': HEAD },
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

/** What a list row shows, kept in the index with the item. */
export type UserFormRowData = {
  firstName: string;
  lastName: string;
  company: string;
  taxNumber: string;
  created: string;
  signed: string | null;
  approved: boolean;
  archived: boolean;
  signedCount: number;
  pageCount: number;
  formName: string;
  formId: string;
  taxNumberState: string | null;
  cardExpiries?: readonly string[] | undefined;
};

export function rowOf(head: UserFormHead): UserFormRowData {
  const { firstName = '', lastName = '', company = '', taxNumber = '' } = head.user;
  const { created, signed, approved, archived, signedCount, pageCount, formName } = head;
  const state = head.taxNumberValidation?.state ?? null;
  return {
    firstName,
    lastName,
    company,
    taxNumber,
    created,
    signed,
    approved,
    archived,
    signedCount,
    pageCount,
    formName,
    formId: head.inductionFormId,
    taxNumberState: state,
    ...(head.cardExpiries ? { cardExpiries: head.cardExpiries } : {}),
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

/** The contact details that no list shows. */
export function contactOf({ email, phoneNumber, birthday, businessId }: PersonDetails): PersonDetails {
  return {
    ...(email ? { email } : {}),
    ...(phoneNumber ? { phoneNumber } : {}),
    ...(birthday ? { birthday } : {}),
    ...(businessId ? { businessId } : {}),
  };
}

export function userFormItem(head: UserFormHead): Item {
  const { _id: id, company, inductionFormId, formVersion, version, isDetailsComplete, approvedBy } = head;
  const { readSeconds, epoch, pin, language, resumeKeyHash, claimedBy, skipEmail, isLinkSent, taxNumberValidation } =
    head;
  return {
    ...userFormKey(id),
    GSI1PK: userFormsPartition(company, inductionFormId, head.archived),
    GSI1SK: createdSortKey(head.created, id),
    ...signedIndexKeys(head),
    entity: 'userForm',
    id,
    company,
    formVersion,
    version,
    isDetailsComplete,
    approvedBy,
    readSeconds,
    epoch,
    pin,
    language,
    resumeKeyHash,
    claimedBy,
    skipEmail,
    isLinkSent,
    taxNumberValidation,
    user: contactOf(head.user),
    row: rowOf(head),
  };
}

export function userFormOf(item: Item): UserFormHead {
  const row = item['row'] as UserFormRowData;
  const { firstName, lastName, company, taxNumber } = row;
  const shown = Object.fromEntries(
    Object.entries({ firstName, lastName, company, taxNumber }).filter(([, value]) => value !== ''),
  );
  const { created, signed, approved, archived, signedCount, pageCount, formName, cardExpiries } = row;
  return {
    created,
    signed,
    approved,
    archived,
    signedCount,
    pageCount,
    formName,
    cardExpiries,
    inductionFormId: row.formId,
    _id: String(item['id']),
    company: String(item['company']),
    user: { ...shown, ...(item['user'] as PersonDetails) },
    formVersion: Number(item['formVersion']),
    version: Number(item['version']),
    isDetailsComplete: item['isDetailsComplete'] === true,
    approvedBy: item['approvedBy'] as UserFormHead['approvedBy'],
    readSeconds: Number(item['readSeconds']),
    epoch: Number(item['epoch']),
    pin: String(item['pin']),
    language: item['language'] === 'en' ? 'en' : 'fi',
    resumeKeyHash: String(item['resumeKeyHash']),
    claimedBy: item['claimedBy'] as string | null,
    skipEmail: item['skipEmail'] === true,
    isLinkSent: item['isLinkSent'] === true,
    taxNumberValidation: item['taxNumberValidation'] as UserFormHead['taxNumberValidation'],
    businessIdLookup: (item['businessIdLookup'] as UserFormHead['businessIdLookup'] | undefined) ?? null,
    returned: (item['returned'] as UserFormHead['returned'] | undefined) ?? null,
    billedAs: (item['billedAs'] as UserFormHead['billedAs'] | undefined) ?? null,
  };
}

export function pageOf(item: Item): StoredPage {
  return {
    index: Number(item.SK.slice(2)),
    version: Number(item['version']),
    answers: item['answers'] as Answers,
    signed: (item['signed'] as string | null) ?? null,
    hash: (item['hash'] as string | null) ?? null,
  };
}
