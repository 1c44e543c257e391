import type { EmailSetting } from '../../shared/induction-forms/induction-form.ts';
import type { Item, Key } from './items.ts';
import type { Table, Write } from './table.ts';
import { createdSortKey } from './index-list.ts';
import { searchWrites, type Searchable } from './search-entries.ts';

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

export async function findInductionForm(table: Table, id: string): Promise<InductionFormHead | undefined> {
  const item = await table.get(headKey(id));
  return item && headOf(item);
}

/** The writes of a new form; ConditionFailed at 1 where its PIN is taken. */
export function newFormWrites(head: InductionFormHead): Write[] {
  return [
    { put: headItem(head), condition: 'attribute_not_exists(PK)' },
    { put: pinItem(head), condition: 'attribute_not_exists(PK)' },
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
    condition: 'version = :before',
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

function headOf(item: Item): InductionFormHead {
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
