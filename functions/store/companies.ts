import type { Company } from '../../shared/companies/company.ts';
import { createdSortKey } from './index-list.ts';
import type { Item, Key } from './items.ts';
import { departmentsPartition } from './departments.ts';
import { formsPartition } from './induction-forms.ts';
import { permitFormsPartition } from './permit-forms.ts';
import { projectsPartition } from './projects.ts';
import { findByName, searchWrites, type Searchable } from './search-entries.ts';
import type { Table, Write } from './table.ts';

export const COMPANIES_PARTITION = 'COMPANIES';

export const companyKey = (id: string): Key => ({ PK: `COMPANY#${id}`, SK: 'COMPANY' });

export async function findCompany(table: Table, id: string): Promise<Company | undefined> {
  const item = await table.get(companyKey(id));
  return item && companyOf(item);
}

export function newCompanyWrites(company: Company): Write[] {
  const { _id: id, name, created, version } = company;
  return [
    {
      put: {
        ...companyKey(id),
        GSI1PK: COMPANIES_PARTITION,
        GSI1SK: createdSortKey(created, id),
        entity: 'company',
        id,
        company: id,
        version,
        users: 0,
        row: { name, created },
      },
      condition: 'attribute_not_exists(PK)',
    },
    ...searchWrites(undefined, searchableOf(company)),
  ];
}

/** Another name over the version that was read. */
export function changedCompanyWrites(before: Company, after: Company): Write[] {
  return [
    {
      update: companyKey(after._id),
      set: 'SET #row.#name = :name, version = :version',
      condition: 'version = :before',
      names: { '#row': 'row', '#name': 'name' },
      values: { ':name': after.name, ':version': after.version, ':before': before.version },
    },
    ...searchWrites(searchableOf(before), searchableOf(after)),
  ];
}

/** ConditionFailed at 0 where the company has users, or has changed. */
export function removedCompanyWrites(company: Company): Write[] {
  return [
    {
      delete: companyKey(company._id),
      condition: 'version = :version AND #users = :none',
      names: { '#users': 'users' },
      values: { ':version': company.version, ':none': 0 },
    },
    ...searchWrites(searchableOf(company), undefined),
  ];
}

/**
 * Counts a company's users in the transaction that makes or removes one: a company is removed only without users, and
 * only a user of a company makes anything else in it. ConditionFailed where there is no such company.
 */
export function companyChildWrite(id: string, change: 1 | -1): Write {
  return {
    update: companyKey(id),
    set: 'ADD #users :change',
    condition: 'attribute_exists(PK)',
    names: { '#users': 'users' },
    values: { ':change': change },
  };
}

/** Holds where there is such a company. */
export function companyCheck(id: string): Write {
  return { check: companyKey(id), condition: 'attribute_exists(PK)' };
}

/** Lists of named things, whose search entries lie in the table itself and are read consistently. */
const CHILD_LISTS: readonly ((company: string, isPast: boolean) => string)[] = [
  formsPartition,
  projectsPartition,
  departmentsPartition,
  permitFormsPartition,
];

/** Whether a company has induction forms, projects, departments or permit forms; permits are in projects. */
export async function hasContent(table: Table, id: string): Promise<boolean> {
  const lists = [...new Set(CHILD_LISTS.flatMap((list) => [list(id, false), list(id, true)]))];
  const pages = await Promise.all(
    lists.map((list) => findByName(table, { partition: list, limit: 1, after: undefined })),
  );
  return pages.some(({ entries }) => entries.length > 0);
}

function searchableOf({ _id, created, name }: Company): Searchable {
  return { partition: COMPANIES_PARTITION, id: _id, created, texts: [name], sortName: name };
}

/** By what a company is found, from its item. */
export const searchableCompany = (item: Item): Searchable => searchableOf(companyOf(item));

export function companyRowOf(item: Item): Omit<Company, 'version'> {
  const { name, created } = item['row'] as Pick<Company, 'name' | 'created'>;
  return { _id: String(item['id']), name, created };
}

function companyOf(item: Item): Company {
  return { ...companyRowOf(item), version: Number(item['version']) };
}
