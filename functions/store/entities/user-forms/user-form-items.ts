import * as z from 'zod/mini';
import { localDate } from '../../../../shared/core/dates.ts';
import { comesOfAgeAfter } from '../../../../shared/user-forms/coming-of-age.ts';
import type { PersonDetails } from '../../../../shared/user-forms/person-details.ts';
import { waitsForApproval } from '../../../../shared/user-forms/waits-for-approval.ts';
import { itemReader } from '../../item-reader.ts';
import type { Item } from '../../items.ts';
import {
  approvedPartition,
  createdSortKey,
  pageIndexOf,
  toRenewPartition,
  userFormKey,
  userFormsPartition,
  waitingPartition,
} from '../../keys.ts';
import {
  besideOf,
  Shown,
  ShownDetails,
  shownOf,
  StoredHead,
  StoredPageFields,
  type UserFormRowData,
  type StoredPage,
  type UserFormHead,
} from './user-form-head.ts';

export function rowOf(head: UserFormHead): UserFormRowData {
  const { firstName = '', lastName = '', company = '', taxNumber = '' } = head.user;
  const taxNumberState = head.taxNumberValidation?.state ?? null;
  const comesOfAge = comesOfAgeAfter(head.user.birthday, localDate(new Date(head.created)));
  return {
    firstName,
    lastName,
    company,
    taxNumber,
    ...shownOf(head),
    formId: head.inductionFormId,
    taxNumberState,
    ...(comesOfAge === undefined ? {} : { comesOfAge }),
  };
}

export function contactOf(user: PersonDetails): StoredHead['user'] {
  const given = Object.entries(user).filter(([name, value]) => value && !(name in ShownDetails.shape));
  return Object.fromEntries(given);
}

export function userFormItem(head: UserFormHead): Item {
  const { _id: id, company, inductionFormId } = head;
  return {
    ...userFormKey(id),
    GSI1PK: userFormsPartition(company, inductionFormId, head.archived),
    GSI1SK: createdSortKey(head.created, id),
    ...signedIndexKeys(head),
    entity: 'userForm',
    id,
    company,
    ...besideOf(head),
    user: contactOf(head.user),
    row: rowOf(head),
  };
}

const storedOf = itemReader('userForm', { schema: StoredHead });

/** What a list shows of an induction, from its item or its entry in the index. */
export const userFormRowOf = itemReader('userForm', {
  schema: z.pick(StoredHead, { _id: true, company: true, row: true }),
});

const OF_ROW = Object.keys(Shown.shape) as (keyof typeof Shown.shape)[];
const OF_ITEM = (Object.keys(StoredHead.shape) as (keyof StoredHead)[]).filter(
  (name) => name !== 'user' && name !== 'row',
);
const OF_DETAILS = Object.keys(ShownDetails.shape) as (keyof typeof ShownDetails.shape)[];

/** Field by field: a worker's every call reads it, and spreading these objects takes four times as long. */
export function userFormOf(item: Item): UserFormHead {
  const stored = storedOf(item);
  const { row } = stored;
  const user: Record<string, unknown> = {};
  for (const name of OF_DETAILS) if (row[name] !== '') user[name] = row[name];
  const head: Record<string, unknown> = { inductionFormId: row.formId, user: Object.assign(user, stored.user) };
  for (const name of OF_ROW) if (row[name] !== undefined) head[name] = row[name];
  for (const name of OF_ITEM) if (stored[name] !== undefined) head[name] = stored[name];
  return head as UserFormHead;
}

const pageFieldsOf = itemReader('userFormPage', { schema: StoredPageFields });

export function pageOf(item: Item): StoredPage {
  return Object.assign(pageFieldsOf(item), { index: pageIndexOf(item.SK) });
}

/** The partitions of a form's signed, unarchived inductions: the ones that wait for approval, and the others. */
export function signedPartitions(company: string, formId: string): string[] {
  return [waitingPartition(company, formId), ...donePartitions(company, formId)];
}

/** Those that wait for no approval: the ones to be renewed, and the others. */
export function donePartitions(company: string, formId: string): string[] {
  return [approvedPartition(company, formId), toRenewPartition(company, formId)];
}

type Standing = Pick<
  UserFormHead,
  | '_id'
  | 'company'
  | 'inductionFormId'
  | 'created'
  | 'signed'
  | 'approved'
  | 'archived'
  | 'needsApproval'
  | 'renewalAsked'
  | 'isRenewed'
>;

/** The GSI2 keys of a signed induction; undefined for an unsigned or archived one. */
export function signedIndexKeys(head: Standing): { GSI2PK: string; GSI2SK: string } | undefined {
  const { _id, company, inductionFormId, created, signed, archived } = head;
  if (signed === null || archived) return undefined;
  return { GSI2PK: partitionOf(head)(company, inductionFormId), GSI2SK: createdSortKey(created, _id) };
}

function partitionOf(head: Standing) {
  if (waitsForApproval(head)) return waitingPartition;
  return isToRenew(head) ? toRenewPartition : approvedPartition;
}

/** Whether an induction was asked to be renewed and is not; as its row tells, which follows within seconds. */
export function isToRenew({
  renewalAsked,
  isRenewed = false,
}: Pick<UserFormHead, 'renewalAsked' | 'isRenewed'>): boolean {
  return renewalAsked !== undefined && !isRenewed;
}
