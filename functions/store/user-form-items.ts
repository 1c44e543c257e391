import type { Answers } from '../../shared/content/answers.ts';
import type { PersonDetails } from '../../shared/user-forms/details.ts';
import { createdSortKey } from './index-list.ts';
import type { Item } from './items.ts';
import type { SignatureTimes } from '../../shared/content/page.ts';
import type { StoredPage, UserFormHead } from './user-form-head.ts';
import { signedIndexKeys, userFormKey, userFormsPartition } from './user-form-keys.ts';

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
    isLinkTexted: item['isLinkTexted'] === true,
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
    failedTries: item['failedTries'] as number | undefined,
    ...(item['signatureTimes'] ? { signatureTimes: item['signatureTimes'] as SignatureTimes } : {}),
  };
}
