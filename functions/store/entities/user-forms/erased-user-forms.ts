import { waitsForApproval } from '../../../../shared/user-forms/waits-for-approval.ts';
import { tallyWrite } from '../../due/kinds/tally.ts';
import { ownerWrites } from './owned-user-forms.ts';
import { searchWrites } from '../../search/search-entries.ts';
import type { Condition, Write } from '../../table.ts';
import type { UserFormHead } from './user-form-head.ts';
import { userFormItem } from './user-form-items.ts';
import { claimPinKey, userFormKey } from '../../keys.ts';
import { searchableOf } from './user-forms.ts';

/** The id and the time (ISO 8601 UTC) of the tally that counts the erasure. */
type Told = { tallyId: string; at: string };

function asRead({ version, epoch, archived, signed, approved }: UserFormHead): Condition {
  return {
    condition:
      'version = :version AND epoch = :epoch AND #row.archived = :archived AND #row.signed = :signed AND #row.approved = :approved',
    names: { '#row': 'row' },
    values: { ':version': version, ':epoch': epoch, ':archived': archived, ':signed': signed, ':approved': approved },
  };
}

/**
 * Removes an induction, its index places and its claims, and subtracts it from its form's counts; a later step erases its pages and
 * history. ConditionFailed where it has changed since it was read.
 */
export function erasedUserFormWrites(head: UserFormHead, { tallyId, at }: Told): Write[] {
  const nobodys = { ...head, claimedBy: null };
  return [
    { delete: userFormKey(head._id), ...asRead(head) },
    ...(head.pin === '' ? [] : [{ delete: claimPinKey(head.pin) }]),
    ...searchWrites(searchableOf(head), undefined),
    ...ownerWrites(head, nobodys),
    tallyWrite(tallyId, at, {
      formId: head.inductionFormId,
      version: head.formVersion,
      started: -1,
      signed: head.signed === null ? 0 : -1,
      waiting: waitsForApproval(head) ? -1 : 0,
    }),
  ];
}

/** The part of an induction that a site's list of workers must keep: archived, unclaimed, and without a PIN. */
export function listedOnly(head: UserFormHead): UserFormHead {
  const { email: _, phoneNumber: __, ...listed } = head.user;
  return {
    ...head,
    user: listed,
    version: head.version + 1,
    epoch: head.epoch + 1,
    archived: true,
    claimedBy: null,
    pin: '',
    resumeKeyHash: '',
    taxNumberValidation: null,
    businessIdLookup: null,
    returned: null,
    cardExpiries: undefined,
  };
}

/** Reduces a signed induction to `listedOnly`. ConditionFailed where it has changed since it was read. */
export function listedOnlyWrites(head: UserFormHead, { tallyId, at }: Told): Write[] {
  const after = listedOnly(head);
  const billedAs = head.billedAs && { ...head.billedAs, name: '' };
  return [
    { put: { ...userFormItem(after), ...(billedAs ? { billedAs } : {}), listedOnly: at }, ...asRead(head) },
    ...(head.pin === '' ? [] : [{ delete: claimPinKey(head.pin) }]),
    ...searchWrites(searchableOf(head), searchableOf(after)),
    ...ownerWrites(head, after),
    ...(waitsForApproval(head) ? [tallyWrite(tallyId, at, { formId: head.inductionFormId, waiting: -1 })] : []),
  ];
}
