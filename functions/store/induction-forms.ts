import type { EmailSetting } from '../../shared/induction-forms/induction-form.ts';
import type { Item, Key } from './items.ts';
import type { Table, Write } from './table.ts';
import { createdSortKey } from './index-list.ts';
import { dueAt } from './due-work.ts';
import { searchWrites, type Searchable } from './search-entries.ts';
import { waitingFormPlace } from './waiting-forms.ts';

/** An induction form but for its content, which lives in versions. */
export type InductionFormHead = {
  _id: string;
  company: string;
  /** Counts every save. */
  version: number;
  /** The newest version of the content. */
  contentVersion: number;
  name: string;
  pin: string;
  created: string;
  modified: string;
  archived: boolean;
  pageCount: number;
  emailSetting: EmailSetting;
  tally: FormTally;
};

/** Counts that follow the events of a form's inductions (docs/table-design.md). */
export type FormTally = { started: number; signed: number; waiting: number; latestSigned: string | null };
export const EMPTY_TALLY: FormTally = { started: 0, signed: 0, waiting: 0, latestSigned: null };

/** What the claim of a living PIN knows, so that an induction starts without reading its form. */
export type PinClaim = { formId: string; company: string; contentVersion: number };

export const headKey = (id: string): Key => ({ PK: `FORM#${id}`, SK: 'HEAD' });
export const pinKey = (pin: string): Key => ({ PK: `PIN#${pin}`, SK: 'PIN' });

export function formsPartition(company: string, archived: boolean): string {
  return `C#${company}#FORMS#${archived ? 'archived' : 'active'}`;
}

/** A form that was removed is none, though its item may still stand. */
export async function findInductionForm(table: Table, id: string): Promise<InductionFormHead | undefined> {
  const item = await table.get(headKey(id));
  return item && item['removed'] === undefined ? inductionFormOf(item) : undefined;
}

/** Holds while the company has the form. */
export function formCheck(company: string, formId: string): Write {
  return {
    check: headKey(formId),
    condition: 'company = :company AND attribute_not_exists(removed)',
    values: { ':company': company },
  };
}

/** The writes of a new form; ConditionFailed at 1 where its PIN is taken. */
export function newFormWrites(head: InductionFormHead): Write[] {
  return [{ put: headItem(head), condition: 'attribute_not_exists(PK)' }, newPinWrite(head, head.created)];
}

/** A PIN that a form gave up is free again after a year (contract 6). */
const KEPT_PIN_SECONDS = 365 * 24 * 3600;

const secondsOf = (at: string) => Math.floor(Date.parse(at) / 1000);

function newPinWrite(head: InductionFormHead, at: string): Write {
  return {
    put: pinItem(head),
    condition: 'attribute_not_exists(PK) OR (attribute_exists(retired) AND #ttl < :now)',
    names: { '#ttl': 'ttl' },
    values: { ':now': secondsOf(at) },
  };
}

function retiredPinWrite(head: InductionFormHead, at: string): Write {
  return {
    put: { ...pinItem(head), retired: at, ttl: secondsOf(at) + KEPT_PIN_SECONDS },
    condition: 'formId = :id',
    values: { ':id': head._id },
  };
}

/** The writes of an archiving: from now on nothing starts by the form's PIN. ConditionFailed at 0 where the form has changed. */
export function archivedFormWrites(before: InductionFormHead, after: InductionFormHead, at: string): Write[] {
  return [...movedFormWrites(before, after), retiredPinWrite(before, at)];
}

/**
 * The writes that bring a form back from the archive, by its own PIN or a newly drawn one. ConditionFailed at the last
 * where that PIN is not to be had.
 */
export function unarchivedFormWrites(before: InductionFormHead, after: InductionFormHead, at: string): Write[] {
  const ownPin: Write = { put: pinItem(after), condition: 'formId = :id', values: { ':id': after._id } };
  return [...movedFormWrites(before, after), after.pin === before.pin ? ownPin : newPinWrite(after, at)];
}

function movedFormWrites(before: InductionFormHead, after: InductionFormHead): Write[] {
  const { waiting } = before.tally;
  const place = waitingFormPlace({ ...after, id: after._id, waiting });
  return [
    {
      update: headKey(after._id),
      set: `SET version = :version, GSI1PK = :list, #row.archived = :archived, #row.pin = :pin${place.set}`,
      condition: 'version = :before AND #row.waiting = :waiting AND attribute_not_exists(removed)',
      names: { '#row': 'row' },
      values: {
        ':before': before.version,
        ':version': after.version,
        ':list': formsPartition(after.company, after.archived),
        ':archived': after.archived,
        ':pin': after.pin,
        ':waiting': waiting,
        ...place.values,
      },
    },
    ...formSearchWrites(before, after),
  ];
}

/**
 * Takes a form out of every list and off its PIN, and makes it due to be erased at an instant (ISO 8601 UTC).
 * ConditionFailed at 0 where the form has changed.
 */
export function removedFormWrites(head: InductionFormHead, { at, eraseAt }: { at: string; eraseAt: string }): Write[] {
  const { GSI3PK, GSI3SK } = dueAt(eraseAt, head._id);
  return [
    {
      update: headKey(head._id),
      set: 'SET removed = :at, version = :version, GSI3PK = :due, GSI3SK = :when REMOVE GSI1PK, GSI1SK, GSI2PK, GSI2SK',
      condition: 'version = :before AND attribute_not_exists(removed)',
      values: {
        ':at': at,
        ':before': head.version,
        ':version': head.version + 1,
        ':due': GSI3PK,
        ':when': GSI3SK,
      },
    },
    ...(head.archived ? [] : [retiredPinWrite(head, at)]),
    ...searchWrites(searchableOf(head), undefined),
  ];
}

/** Whether the form, as just read, is removed and due to be erased: the index may show what is so no more. */
export function isRemovedFormDue(item: Item, now: Date): boolean {
  return item['removed'] !== undefined && String(item['GSI3SK']) < `${now.toISOString()}~`;
}

/** The writes that put a removed form into the archive, because an induction was started while it was removed. */
export function keptFormWrites(head: InductionFormHead): Write[] {
  const after = { ...head, archived: true };
  return [
    {
      update: headKey(head._id),
      set: 'SET GSI1PK = :list, GSI1SK = :created, #row.archived = :true REMOVE removed, GSI3PK, GSI3SK',
      condition: 'attribute_exists(removed)',
      names: { '#row': 'row' },
      values: {
        ':list': formsPartition(head.company, true),
        ':created': createdSortKey(head.created, head._id),
        ':true': true,
      },
    },
    ...formSearchWrites(undefined, after),
  ];
}

/** Erases the head of a removed form, the last of it. */
export function erasedFormWrite(id: string): Write {
  return { delete: headKey(id), condition: 'attribute_exists(removed)' };
}

/** The writes of a saved form; ConditionFailed at 0 where somebody saved meanwhile. The tally keeps its own pace. */
export function changedFormWrites(before: InductionFormHead, after: InductionFormHead): Write[] {
  const { row } = headItem(after);
  const update: Write = {
    update: headKey(after._id),
    set:
      'SET version = :version, contentVersion = :contentVersion, #name = :name, emailSetting = :emailSetting, ' +
      '#row.#name = :name, #row.modified = :modified, #row.pageCount = :pageCount',
    condition: 'version = :before AND attribute_not_exists(removed)',
    names: { '#row': 'row', '#name': 'name' },
    values: {
      ':before': before.version,
      ':version': after.version,
      ':contentVersion': after.contentVersion,
      ':name': after.name,
      ':emailSetting': after.emailSetting,
      ':modified': after.modified,
      ':pageCount': (row as { pageCount: number }).pageCount,
    },
  };
  return after.contentVersion === before.contentVersion ? [update] : [update, { put: pinItem(after) }];
}

export function pinClaimOf(item: Item | undefined): PinClaim | undefined {
  if (!item || item['retired'] !== undefined) return undefined;
  return {
    formId: String(item['formId']),
    company: String(item['company']),
    contentVersion: Number(item['contentVersion']),
  };
}

function pinItem(head: InductionFormHead): Item {
  return { ...pinKey(head.pin), formId: head._id, company: head.company, contentVersion: head.contentVersion };
}

function headItem(head: InductionFormHead): Item & { row: Record<string, unknown> } {
  const { _id: id, company, version, contentVersion, emailSetting, name, tally } = head;
  const { pin, created, modified, archived, pageCount } = head;
  return {
    ...headKey(id),
    GSI1PK: formsPartition(company, archived),
    GSI1SK: createdSortKey(created, id),
    entity: 'inductionForm',
    id,
    company,
    version,
    contentVersion,
    name,
    emailSetting,
    row: { name, pin, created, modified, archived, pageCount, ...tally },
  };
}

export type FormRow = Pick<InductionFormHead, 'name' | 'pin' | 'created' | 'modified' | 'archived' | 'pageCount'> &
  FormTally;

export function formRowOf(item: Item): FormRow {
  return item['row'] as FormRow;
}

export function inductionFormOf(item: Item): InductionFormHead {
  const { started, signed, waiting, latestSigned, ...row } = formRowOf(item);
  return {
    _id: String(item['id']),
    company: String(item['company']),
    version: Number(item['version']),
    contentVersion: Number(item['contentVersion']),
    emailSetting: item['emailSetting'] as EmailSetting,
    ...row,
    tally: { started, signed, waiting, latestSigned },
  };
}

/** The writes that keep a form findable by the words of its name. */
export function formSearchWrites(before: InductionFormHead | undefined, after: InductionFormHead): Write[] {
  return searchWrites(before && searchableOf(before), searchableOf(after));
}

function searchableOf(head: InductionFormHead): Searchable {
  return {
    partition: formsPartition(head.company, head.archived),
    id: head._id,
    created: head.created,
    texts: [head.name],
    sortName: head.name,
  };
}
