import { billedCondition, unsignedWrites } from './billing.ts';
import { ownerWrites } from './owned-user-forms.ts';
import { searchWrites } from '../../search/search-entries.ts';
import type { Write } from '../../table.ts';
import { searchableOf } from './user-forms.ts';
import { signedIndexKeys } from './user-form-items.ts';
import { userFormKey } from '../../keys.ts';
import { type UserFormHead } from './user-form-head.ts';

const NAMES = { '#row': 'row' };

/** Sets or takes back the approval of a signed induction. */
export function approvalWrite(before: UserFormHead, approvedBy: UserFormHead['approvedBy']): Write {
  const approved = approvedBy !== null;
  const place = signedPlace({ ...before, approved });
  return {
    update: userFormKey(before._id),
    set: `SET #row.approved = :approved, approvedBy = :by${place.set}`,
    condition: '#row.approved = :before AND #row.signed <> :null AND #row.archived = :archived',
    names: NAMES,
    values: {
      ':approved': approved,
      ':by': approvedBy,
      ':before': before.approved,
      ':null': null,
      ':archived': before.archived,
      ...place.values,
    },
  };
}

/** The end of a SET that gives an induction its present place among the signed, or none. */
function signedPlace(head: UserFormHead): { set: string; values: Record<string, unknown> } {
  const keys = signedIndexKeys(head);
  if (!keys) return { set: ' REMOVE GSI2PK, GSI2SK', values: {} };
  return {
    set: ', GSI2PK = :signedList, GSI2SK = :signedPlace',
    values: { ':signedList': keys.GSI2PK, ':signedPlace': keys.GSI2SK },
  };
}

/** Archives or restores an induction, with its index places and claims. ConditionFailed where it has changed since it was read. */
export function archiveWrites(before: UserFormHead, after: UserFormHead): Write[] {
  const place = signedPlace(after);
  return [
    {
      update: userFormKey(after._id),
      set: `SET GSI1PK = :list, #row.archived = :archived, epoch = :epoch${place.set}`,
      condition:
        'version = :version AND epoch = :epochBefore AND #row.archived = :archivedBefore AND ' +
        `#row.signed = :signed AND #row.approved = :approved${billedCondition(before)}`,
      names: NAMES,
      values: {
        ':list': searchableOf(after).partition,
        ':archived': after.archived,
        ':epoch': after.epoch,
        ':version': before.version,
        ':epochBefore': before.epoch,
        ':archivedBefore': before.archived,
        ':signed': before.signed,
        ':approved': before.approved,
        ...place.values,
      },
    },
    ...searchWrites(searchableOf(before), searchableOf(after)),
    ...ownerWrites(before, after),
    ...unsignedWrites(after),
  ];
}

/** Gives an induction to the user who claimed it and ends its earlier tokens. ConditionFailed where it has changed. */
export function claimWrites(before: UserFormHead, after: UserFormHead): Write[] {
  return [
    {
      update: userFormKey(after._id),
      set: 'SET claimedBy = :user, epoch = :epoch',
      condition: 'epoch = :before AND claimedBy = :nobody AND #row.archived = :false',
      names: NAMES,
      values: {
        ':user': after.claimedBy,
        ':epoch': after.epoch,
        ':before': before.epoch,
        ':nobody': null,
        ':false': false,
      },
    },
    ...ownerWrites(before, after),
  ];
}

/** Takes back the signature of an induction and of the given pages. ConditionFailed where it has been approved or archived since. */
export function returnWrite(before: UserFormHead, after: UserFormHead): Write {
  return {
    update: userFormKey(after._id),
    set:
      'SET #row.signed = :null, #row.signedCount = :count, readSeconds = :read, ' +
      'returned = :returned REMOVE GSI2PK, GSI2SK, #row.validUntil',
    condition: '#row.signed = :signed AND #row.approved = :false AND #row.archived = :false',
    names: NAMES,
    values: {
      ':null': null,
      ':count': after.signedCount,
      ':read': after.readSeconds,
      ':returned': after.returned,
      ':signed': before.signed,
      ':false': false,
    },
  };
}
