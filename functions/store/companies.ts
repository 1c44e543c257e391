import type { Company, CompanyRow } from '../../shared/companies/company.ts';
import { createdSortKey } from './index-list.ts';
import { companyKey } from './company-counts.ts';
import type { Item } from './items.ts';
import { departmentsPartition } from './departments.ts';
import { formsPartition } from './induction-forms.ts';
import { permitFormsPartition } from './permit-forms.ts';
import { projectsPartition } from './projects.ts';
import { findByName, searchWrites, type Searchable } from './search-entries.ts';
import type { Table, Write } from './table.ts';

export const COMPANIES_PARTITION = 'COMPANIES';

export async function findCompany(table: Table, id: string): Promise<Company | undefined> {
  const item = await table.get(companyKey(id));
  return item && companyOf(item);
}

export function newCompanyWrites(company: Company): Write[] {
  const { _id: id, name, created, version, userCount, projectCount } = company;
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
        row: { name, created, userCount, projectCount },
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
      condition: 'version = :version AND #row.userCount = :none',
      names: { '#row': 'row' },
      values: { ':version': company.version, ':none': 0 },
    },
    ...searchWrites(searchableOf(company), undefined),
  ];
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

export function companyRowOf(item: Item): CompanyRow {
  const { name, created, userCount, projectCount } = item['row'] as Omit<CompanyRow, '_id'>;
  return { _id: String(item['id']), name, created, userCount, projectCount };
}

function companyOf(item: Item): Company {
  return { ...companyRowOf(item), version: Number(item['version']) };
}
