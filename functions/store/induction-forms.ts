import type { EmailSetting } from '../../shared/induction-forms/induction-form.ts';
import type { Item, Key } from './items.ts';
import type { Table, Write } from './table.ts';
import { createdSortKey } from './index-list.ts';
import { standingOf, type Standing } from './form-versions.ts';
import { newPinWrite, pinItem, retiredPinWrite } from './induction-form-pins.ts';
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
  standing: Standing;
};

/** Counts that follow the events of a form's inductions (docs/table-design.md). */
export type FormTally = { started: number; signed: number; waiting: number; latestSigned: string | null };
export const EMPTY_TALLY: FormTally = { started: 0, signed: 0, waiting: 0, latestSigned: null };

export const headKey = (id: string): Key => ({ PK: `FORM#${id}`, SK: 'HEAD' });

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
    standing: standingOf(item),
  };
}

/** The writes that keep a form findable by the words of its name. */
export function formSearchWrites(before: InductionFormHead | undefined, after: InductionFormHead): Write[] {
  return searchWrites(before && searchableOf(before), searchableOf(after));
}

export function searchableOf(head: InductionFormHead): Searchable {
  return {
    partition: formsPartition(head.company, head.archived),
    id: head._id,
    created: head.created,
    texts: [head.name],
    sortName: head.name,
  };
}

/** By what a form is found, from its item. */
export const searchableForm = (item: Item): Searchable => searchableOf(inductionFormOf(item));
