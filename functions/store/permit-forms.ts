import type { PersonRole } from '../../shared/permits/permit-chain.ts';
import { dueAt } from './due-work.ts';
import { standingAttribute, standingOf, type Standing } from './form-versions.ts';
import { createdSortKey } from './index-list.ts';
import type { Item, Key } from './items.ts';
import { searchWrites, type Searchable } from './search-entries.ts';
import type { Table, Write } from './table.ts';

/** A permit form but for its content, which lives in versions. */
export type PermitFormHead = {
  _id: string;
  company: string;
  /** Counts every save. */
  version: number;
  /** The newest version of the content. */
  contentVersion: number;
  name: string;
  description: string;
  created: string;
  modified: string;
  archived: boolean;
  pageCount: number;
  /** The roles of its person blocks, each once. */
  roles: PersonRole[];
  standing: Standing;
};

const SHOWN_DESCRIPTION_CHARACTERS = 200;

export const permitFormKey = (id: string): Key => ({ PK: `PERMITFORM#${id}`, SK: 'HEAD' });

export function permitFormsPartition(company: string, archived: boolean): string {
  return `C#${company}#PERMITFORMS#${archived ? 'archived' : 'active'}`;
}

/** A form that was removed is none, though its item may still stand. */
export async function findPermitForm(table: Table, id: string): Promise<PermitFormHead | undefined> {
  const item = await table.get(permitFormKey(id));
  return item && item['removed'] === undefined ? permitFormOf(item) : undefined;
}

export function newPermitFormWrites(head: PermitFormHead): Write[] {
  return [
    { put: headItem(head), condition: 'attribute_not_exists(PK)' },
    ...searchWrites(undefined, searchableOf(head)),
  ];
}

/** The writes of a saved or moved form; ConditionFailed at 0 where somebody saved meanwhile. Its permits are counted beside. */
export function changedPermitFormWrites(before: PermitFormHead, after: PermitFormHead): Write[] {
  const { GSI1PK, version, contentVersion, description, row } = headItem(after);
  return [
    {
      update: permitFormKey(after._id),
      set: 'SET GSI1PK = :list, version = :version, contentVersion = :content, description = :description, #row = :row',
      condition: 'version = :before AND attribute_not_exists(removed)',
      names: { '#row': 'row' },
      values: {
        ':before': before.version,
        ':list': GSI1PK,
        ':version': version,
        ':content': contentVersion,
        ':description': description,
        ':row': row,
      },
    },
    ...searchWrites(searchableOf(before), searchableOf(after)),
  ];
}

/**
 * Takes a form without permits out of every list and makes it due to be erased. ConditionFailed at 0 where it has changed or
 * has permits.
 */
export function removedPermitFormWrites(head: PermitFormHead, at: string): Write[] {
  const { GSI3PK, GSI3SK } = dueAt(at, head._id);
  return [
    {
      update: permitFormKey(head._id),
      set: 'SET removed = :at, GSI3PK = :due, GSI3SK = :when REMOVE GSI1PK, GSI1SK',
      condition:
        'version = :before AND attribute_not_exists(removed) AND (attribute_not_exists(permits) OR permits = :none)',
      values: { ':at': at, ':before': head.version, ':none': 0, ':due': GSI3PK, ':when': GSI3SK },
    },
    ...searchWrites(searchableOf(head), undefined),
  ];
}

/** Erases the head of a removed form, the last of it. */
export function erasedPermitFormWrite(id: string): Write {
  return { delete: permitFormKey(id), condition: 'attribute_exists(removed)' };
}

/** Whether the form, as read, has permits. */
export function hasPermits(item: Item): boolean {
  return Number(item['permits'] ?? 0) > 0;
}

/**
 * Counts the permits of a form, and of its version, in the transaction that makes or removes one. ConditionFailed where the company has no such
 * form, or where a new permit is to be made of one that is archived.
 */
export function permitFormChildWrite(
  { id, company, version }: { id: string; company: string; version: number },
  { change, mayBeArchived }: { change: 1 | -1; mayBeArchived: boolean },
): Write {
  const isThere = 'company = :company AND attribute_not_exists(removed)';
  return {
    update: permitFormKey(id),
    set: `ADD permits :change, ${standingAttribute(version)} :change`,
    condition: mayBeArchived ? isThere : `${isThere} AND #row.archived = :false`,
    ...(mayBeArchived ? {} : { names: { '#row': 'row' } }),
    values: { ':company': company, ':change': change, ...(mayBeArchived ? {} : { ':false': false }) },
  };
}

type Row = Omit<PermitFormHead, '_id' | 'company' | 'version' | 'contentVersion' | 'standing'>;

function headItem(head: PermitFormHead): Item {
  const { _id: id, company, version, contentVersion, description, standing: _counted, ...rest } = head;
  return {
    ...permitFormKey(id),
    GSI1PK: permitFormsPartition(company, head.archived),
    GSI1SK: createdSortKey(head.created, id),
    entity: 'permitForm',
    id,
    company,
    version,
    contentVersion,
    description,
    row: { ...rest, description: Array.from(description).slice(0, SHOWN_DESCRIPTION_CHARACTERS).join('') },
  };
}

/** What a list shows of a form; its description may be cut. */
export function permitFormRowOf(item: Item): Row & Pick<PermitFormHead, '_id' | 'company'> {
  return { _id: String(item['id']), company: String(item['company']), ...(item['row'] as Row) };
}

export function permitFormOf(item: Item): PermitFormHead {
  return {
    ...permitFormRowOf(item),
    description: String(item['description']),
    version: Number(item['version']),
    contentVersion: Number(item['contentVersion']),
    standing: standingOf(item),
  };
}

function searchableOf({ _id, company, archived, created, name }: PermitFormHead): Searchable {
  return { partition: permitFormsPartition(company, archived), id: _id, created, texts: [name], sortName: name };
}

/** By what a permit form is found, from its item. */
export const searchablePermitForm = (item: Item): Searchable => searchableOf(permitFormOf(item));
