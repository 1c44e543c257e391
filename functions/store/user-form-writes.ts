import { searchableOf } from './user-forms.ts';
import { claimPinKey, historyKey, noteKey, pageKey, userFormKey, waitingPartition } from './user-form-keys.ts';
import { contactOf, rowOf, userFormItem } from './user-form-items.ts';
import type { PageEvent, StoredPage, UserFormHead } from './user-form-head.ts';
import { billedCondition, unsignedWrites } from './billing.ts';
import { createdSortKey } from './index-list.ts';
import { TRIES_COUNTED, UNTOUCHED_VERSION } from './exam-tries.ts';
import { ownerWrites } from './owned-user-forms.ts';
import { forgottenChecks } from './register-checks.ts';
import { searchWrites } from './search-entries.ts';
import type { Update, Write } from './table.ts';

const NAMES = { '#row': 'row' };

/** A new induction and the claim of its 9-digit PIN; ConditionFailed at 1 where that PIN is taken. */
export function startWrites(head: UserFormHead): Write[] {
  return [
    { put: userFormItem(head), condition: 'attribute_not_exists(PK)' },
    { put: { ...claimPinKey(head.pin), id: head._id }, condition: 'attribute_not_exists(PK)' },
    ...searchWrites(undefined, searchableOf(head)),
    ...ownerWrites(undefined, head),
  ];
}

/** Gives a form that holds nothing yet to the phone that asks again for the form it started. */
export function resumeKeyWrite(head: UserFormHead, resumeKeyHash: string): Write {
  return {
    update: userFormKey(head._id),
    set: 'SET resumeKeyHash = :hash',
    condition: 'version = :zero AND epoch = :epoch',
    values: { ':hash': resumeKeyHash, ':zero': 0, ':epoch': head.epoch },
  };
}

/** How a page stood when it was read, or is taken to stand by the client; undefined where it was never touched. */
export type PageBefore =
  | (Pick<StoredPage, 'version' | 'signed'> & Partial<Pick<StoredPage, 'answers' | 'signatureTimes'>>)
  | undefined;

const MOST_EVENTS = 200;

/** `isExamPassed`: this signing answers the page's exam right, so that it is known how many tries it took. */
type PageChange = { page: StoredPage; event?: PageEvent; mostEvents?: number; isExamPassed?: boolean };

/**
 * A page over the state that was read; ConditionFailed where it has changed since, or where a worker has changed it
 * more often than an item can tell.
 */
export function pageWrite(
  id: string,
  before: PageBefore,
  { page, event, mostEvents = MOST_EVENTS, isExamPassed = false }: PageChange,
): Write {
  return {
    update: pageKey(id, page.index),
    set:
      'SET version = :version, answers = :answers, signed = :signed, #hash = :hash, signatureTimes = :signatureTimes, ' +
      `events = list_append(if_not_exists(events, :none), :events)${isExamPassed ? TRIES_COUNTED : ''}`,
    names: { '#hash': 'hash' },
    condition: before
      ? 'version = :before AND signed = :wasSigned AND size(events) < :most'
      : 'attribute_not_exists(PK) OR version = :untouched',
    values: {
      ':version': page.version,
      ':answers': page.answers,
      ':signed': page.signed,
      ':hash': page.hash,
      ':signatureTimes': page.signatureTimes ?? {},
      ':none': [],
      ':events': event ? [event] : [],
      ...(isExamPassed ? { ':noTries': 0 } : {}),
      ...(before
        ? { ':before': before.version, ':wasSigned': before.signed, ':most': mostEvents }
        : { ':untouched': UNTOUCHED_VERSION }),
    },
  };
}

/** What a signing needs of the form's head at the moment it is written. */
export type SigningGate = {
  id: string;
  epoch: number;
  pageCount: number;
  /** Pages signed by this write, and their reading time together. */
  pages: number;
  readSeconds: number;
  /** Seconds since the induction was started, by the server's clock. */
  elapsedSeconds: number;
  needsDetails: boolean;
};

/** Counts signed pages on the head, under every rule that the head can tell; not for the signing that completes the form. */
export function signingWrite(gate: SigningGate): Write {
  return {
    update: userFormKey(gate.id),
    set: 'SET #row.signedCount = #row.signedCount + :pages, readSeconds = readSeconds + :read',
    condition: `${openCondition(gate)} AND #row.signedCount < :rest`,
    names: NAMES,
    values: {
      ...openValues(gate),
      ':pages': gate.pages,
      ':read': gate.readSeconds,
      ':rest': gate.pageCount - gate.pages,
    },
  };
}

/** The signing that completes the form. */
export function completionWrite(
  gate: SigningGate,
  head: UserFormHead,
  { at, billedAs }: { at: string; billedAs: NonNullable<UserFormHead['billedAs']> },
): Write {
  return {
    update: userFormKey(gate.id),
    set:
      'SET #row.signedCount = :all, #row.signed = :at, readSeconds = readSeconds + :read, billedAs = :billedAs, ' +
      'GSI2PK = :waiting, GSI2SK = :created',
    condition: `${openCondition({ ...gate, needsDetails: true })} AND #row.signedCount = :rest${billedCondition(head)}`,
    names: NAMES,
    values: {
      ...openValues({ ...gate, needsDetails: true }),
      ':at': at,
      ':billedAs': billedAs,
      ':read': gate.readSeconds,
      ':rest': gate.pageCount - gate.pages,
      ':all': gate.pageCount,
      ':waiting': waitingPartition(head.company, head.inductionFormId),
      ':created': createdSortKey(head.created, head._id),
    },
  };
}

function openCondition(gate: SigningGate): string {
  const open = 'epoch = :epoch AND #row.signed = :null AND #row.archived = :false AND readSeconds <= :allowed';
  return gate.needsDetails ? `${open} AND isDetailsComplete = :true` : open;
}

function openValues(gate: SigningGate): Record<string, unknown> {
  return {
    ':epoch': gate.epoch,
    ':null': null,
    ':false': false,
    ':allowed': gate.elapsedSeconds - gate.readSeconds,
    ...(gate.needsDetails ? { ':true': true } : {}),
  };
}

/** Files that an induction takes in (contract 8). */
const MOST_FILES = 60;

/** Counts a file; ConditionFailed where the form is gone, closed, or has taken as many as it may. */
export function fileCountUpdate(id: string): Update {
  return {
    update: userFormKey(id),
    set: 'ADD fileCount :one',
    condition:
      '#row.approved = :false AND #row.archived = :false AND (attribute_not_exists(fileCount) OR fileCount < :most)',
    names: NAMES,
    values: { ':one': 1, ':false': false, ':most': MOST_FILES },
  };
}

/** Holds only while the form stands as it was read: for page changes that change nothing on the head. */
export function unchangedCheck(head: UserFormHead): Write {
  return {
    check: userFormKey(head._id),
    condition: 'epoch = :epoch AND #row.approved = :approved AND #row.archived = :archived',
    names: NAMES,
    values: { ':epoch': head.epoch, ':approved': head.approved, ':archived': head.archived },
  };
}

/** New personal details over the version that was read, with the entries by which lists find the person. */
export function detailsWrites(before: UserFormHead, after: UserFormHead): Write[] {
  const row = rowOf(after);
  const forgotten = forgottenChecks(before, after);
  const isNameOther = before.user.firstName !== after.user.firstName || before.user.lastName !== after.user.lastName;
  return [
    {
      update: userFormKey(after._id),
      set:
        'SET #user = :user, version = :version, isDetailsComplete = :complete, isLinkSent = :linkSent, isLinkTexted = :linkTexted, #language = :language, ' +
        `#row.firstName = :firstName, #row.lastName = :lastName, #row.company = :company, #row.taxNumber = :taxNumber${forgotten.set}`,
      condition: `version = :before AND epoch = :epoch AND #row.signed = :signed AND #row.archived = :false${billedCondition(before)}`,
      names: { ...NAMES, '#user': 'user', '#language': 'language' },
      values: {
        ':before': before.version,
        ':epoch': before.epoch,
        ':signed': before.signed,
        ':false': false,
        ':user': contactOf(after.user),
        ':version': after.version,
        ':complete': after.isDetailsComplete,
        ':linkSent': after.isLinkSent,
        ':linkTexted': after.isLinkTexted ?? false,
        ':language': after.language,
        ':firstName': row.firstName,
        ':lastName': row.lastName,
        ':company': row.company,
        ':taxNumber': row.taxNumber,
        ...forgotten.values,
      },
    },
    ...searchWrites(searchableOf(before), searchableOf(after)),
    ...(isNameOther ? unsignedWrites(after) : []),
  ];
}

export type HistoryEntry = { at: string; by: string; what: string; detail?: Record<string, unknown> };

export function historyWrite(id: string, entry: HistoryEntry, tag: string): Write {
  return { put: { ...historyKey(id, entry.at, tag), ...entry } };
}

/** A line of the form's `adminEdits`. */
export function noteWrite(id: string, { at, text }: { at: string; text: string }, tag: string): Write {
  return { put: { ...noteKey(id, at, tag), text } };
}
