import { searchableOf } from './user-forms.ts';
import { claimPinKey, historyKey, noteKey, pageKey, userFormKey } from '../../keys.ts';
import { contactOf, rowOf, signedIndexKeys, userFormItem } from './user-form-items.ts';
import type { PageEvent, StoredPage, UserFormHead } from './user-form-head.ts';
import { billedCondition, unsignedWrites } from './billing.ts';
import { TRIES_COUNTED, UNTOUCHED_VERSION } from './exam-tries.ts';
import { ownerWrites } from './owned-user-forms.ts';
import { forgottenChecks } from './register-checks.ts';
import { searchWrites } from '../../search/search-entries.ts';
import type { Update, Write } from '../../table.ts';

const NAMES = { '#row': 'row' };

/** A new induction and the claim of its 9-digit PIN; ConditionFailed of `pin` where the PIN is taken. `fileCount` are the files it begins with. */
export function startWrites(head: UserFormHead, fileCount = 0): Write[] {
  return [
    { put: { ...userFormItem(head), ...(fileCount > 0 && { fileCount }) }, condition: 'attribute_not_exists(PK)' },
    { put: { ...claimPinKey(head.pin), id: head._id }, condition: 'attribute_not_exists(PK)', refusedAs: 'pin' },
    ...searchWrites(undefined, searchableOf(head)),
    ...ownerWrites(undefined, head),
  ];
}

/** Gives an untouched induction to the phone that repeats its start request. ConditionFailed where its details have changed since. */
export function resumeKeyWrite(head: UserFormHead, resumeKeyHash: string): Write {
  return {
    update: userFormKey(head._id),
    set: 'SET resumeKeyHash = :hash',
    condition: 'version = :version AND epoch = :epoch',
    values: { ':hash': resumeKeyHash, ':version': head.version, ':epoch': head.epoch },
  };
}

/** A page as it was read, or as the client expects it; undefined where it was never touched. */
export type PageBefore =
  | (Pick<StoredPage, 'version' | 'signed'> & Partial<Pick<StoredPage, 'answers' | 'signatureTimes'>>)
  | undefined;

const MOST_EVENTS = 200;

/** `isExamPassed`: this signing passes the page's exam, so that the number of tries is known. */
type PageChange = { page: StoredPage; event?: PageEvent; mostEvents?: number; isExamPassed?: boolean };

/**
 * Writes a page over the state that was read; ConditionFailed where the page has changed since, or where a worker has changed it more often
 * than the item has room to record.
 */
export function pageWrite(
  id: string,
  before: PageBefore,
  { page, event, mostEvents = MOST_EVENTS, isExamPassed = false }: PageChange,
): Write {
  return {
    update: pageKey(id, page.index),
    refusedAs: 'page',
    set:
      'SET version = :version, answers = :answers, signed = :signed, #hash = :hash, signatureTimes = :signatureTimes, ' +
      `events = list_append(if_not_exists(events, :none), :events)${isExamPassed ? TRIES_COUNTED : ''}` +
      followed(before, page),
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
      ...(page.shownIn && { ':shownIn': page.shownIn }),
      ':events': event ? [event] : [],
      ...(isExamPassed ? { ':noTries': 0 } : {}),
      ...(before
        ? { ':before': before.version, ':wasSigned': before.signed, ':most': mostEvents }
        : { ':untouched': UNTOUCHED_VERSION }),
    },
  };
}

/** The end of a page's update: what it has besides, and what it has no longer, whether or not the caller knew it. */
function followed(before: PageBefore, page: StoredPage): string {
  const gone = (['carried', 'shownIn'] as const).filter((name) => before && !page[name]);
  const kept = page.shownIn ? ', shownIn = :shownIn' : '';
  return `${kept}${gone.length > 0 ? ` REMOVE ${gone.join(', ')}` : ''}`;
}

/** What a signing requires of the induction's head at the moment of the write. */
export type SigningGate = {
  id: string;
  epoch: number;
  pageCount: number;
  /** The pages that this write signs, and their reading time together. */
  pages: number;
  readSeconds: number;
  /** Seconds since the start of the induction, by the server's clock. */
  elapsedSeconds: number;
  needsDetails: boolean;
};

/** Counts signed pages on the head, under every rule that the head can check; not for the signing that completes the induction. */
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

/** When an induction is signed as a whole, and until which day it is valid. */
type Completed = { at: string; validUntil: string | undefined; billedAs: NonNullable<UserFormHead['billedAs']> };

/** The signing that completes the induction. */
export function completionWrite(gate: SigningGate, head: UserFormHead, { at, validUntil, billedAs }: Completed): Write {
  const place = signedIndexKeys({ ...head, signed: at });
  return {
    update: userFormKey(gate.id),
    set:
      'SET #row.signedCount = :all, #row.signed = :at, readSeconds = readSeconds + :read, billedAs = :billedAs, ' +
      `GSI2PK = :signedList, GSI2SK = :signedPlace${validUntil === undefined ? '' : ', #row.validUntil = :validUntil'}`,
    condition: `${openCondition({ ...gate, needsDetails: true })} AND #row.signedCount = :rest${billedCondition(head)}`,
    names: NAMES,
    values: {
      ...openValues({ ...gate, needsDetails: true }),
      ':at': at,
      ':billedAs': billedAs,
      ':read': gate.readSeconds,
      ':rest': gate.pageCount - gate.pages,
      ':all': gate.pageCount,
      ':signedList': place?.GSI2PK,
      ':signedPlace': place?.GSI2SK,
      ...(validUntil === undefined ? {} : { ':validUntil': validUntil }),
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

/** Files that an induction accepts (rule 7.7). */
const MOST_FILES = 60;

/** Counts a file; ConditionFailed where the induction is gone, closed, or at its limit of files. */
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

/** Holds while the induction is as it was read: for page changes that do not change the head. */
export function unchangedCheck(head: UserFormHead): Write {
  return {
    check: userFormKey(head._id),
    condition: 'epoch = :epoch AND #row.approved = :approved AND #row.archived = :archived',
    names: NAMES,
    values: { ':epoch': head.epoch, ':approved': head.approved, ':archived': head.archived },
  };
}

/** Saves new personal details over the version that was read, with the search entries of the person. */
export function detailsWrites(before: UserFormHead, after: UserFormHead): Write[] {
  const row = rowOf(after);
  const forgotten = forgottenChecks(before, after);
  const isNameOther = before.user.firstName !== after.user.firstName || before.user.lastName !== after.user.lastName;
  return [
    {
      update: userFormKey(after._id),
      set:
        'SET #user = :user, version = :version, isDetailsComplete = :complete, isLinkSent = :linkSent, isLinkTexted = :linkTexted, #language = :language, ' +
        `#row.firstName = :firstName, #row.lastName = :lastName, #row.company = :company, #row.taxNumber = :taxNumber${forgotten.set}` +
        (row.comesOfAge === undefined ? ' REMOVE #row.comesOfAge' : ', #row.comesOfAge = :comesOfAge'),
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
        ...(row.comesOfAge === undefined ? {} : { ':comesOfAge': row.comesOfAge }),
        ...forgotten.values,
      },
    },
    ...searchWrites(searchableOf(before), searchableOf(after)),
    ...(isNameOther ? unsignedWrites(after) : []),
  ];
}

/** How an event left the induction, of which its link in the chain is made; of a page that an admin edited, its hash. */
export type EventAfter = {
  details: string;
  states: { signed: string | null; approved: boolean; archived: boolean; validUntil: string | null };
  page?: { index: number; hash: string | null; shownIn?: StoredPage['shownIn'] };
};

export type HistoryEntry = {
  at: string;
  by: string;
  what: string;
  detail?: Record<string, unknown>;
  after?: EventAfter;
};

export function historyWrite(id: string, entry: HistoryEntry, tag: string): Write {
  return { put: { ...historyKey(id, entry.at, tag), ...entry } };
}

export function noteWrite(id: string, { at, text }: { at: string; text: string }, tag: string): Write {
  return { put: { ...noteKey(id, at, tag), text } };
}
