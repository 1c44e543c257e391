import { Company, CompanyRow } from '../../../shared/companies/company.ts';
import { entity } from '../entity.ts';
import {
  COMPANIES_PARTITION,
  companyKey,
  departmentsPartition,
  formsPartition,
  permitFormsPartition,
  projectsPartition,
} from '../keys.ts';
import { findByName } from '../search/search-entries.ts';
import type { Condition, Table, Write } from '../table.ts';

export const companies = entity({
  name: 'company',
  schema: Company,
  row: CompanyRow,
  key: companyKey,
  list: () => COMPANIES_PARTITION,
  search: ({ name }) => ({ texts: [name], sortName: name }),
});

/** ConditionFailed where the company has users, or has changed. */
export function removedCompanyWrites(company: Company): Write[] {
  return companies.removedWrites(company, {
    condition: '#row.userCount = :none',
    names: { '#row': 'row' },
    values: { ':none': 0 },
  });
}

/** Holds where the company exists. */
export function companyCheck(id: string): Write {
  return { check: companyKey(id), condition: 'attribute_exists(PK)', refusedAs: 'company' };
}

/** Lists of named things: their search entries lie in the table itself and are read consistently. */
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

/**
 * Counts a company's users in the transaction that makes or removes one. A company is removed only without users, and only its users and
 * root make anything else in it. ConditionFailed where the company does not exist.
 */
export function companyUserWrite(id: string, change: 1 | -1): Write {
  return countWrite(id, 'userCount', change);
}

/** Counts a company's projects in the transaction that makes or removes one. ConditionFailed where the company does not exist. */
export function companyProjectWrite(id: string, change: 1 | -1, beside?: Condition): Write {
  return { ...countWrite(id, 'projectCount', change), ...beside };
}

function countWrite(id: string, count: 'userCount' | 'projectCount', change: 1 | -1): Write {
  return {
    update: companyKey(id),
    set: 'SET #row.#count = #row.#count + :change',
    condition: 'attribute_exists(PK)',
    refusedAs: 'company',
    names: { '#row': 'row', '#count': count },
    values: { ':change': change },
  };
}

/** Every company in root's list, newest first. */
export async function findAllCompanies(table: Table): Promise<CompanyRow[]> {
  const items = await table.queryAll({
    index: 'GSI1',
    where: 'GSI1PK = :companies',
    values: { ':companies': COMPANIES_PARTITION },
    descending: true,
  });
  return items.map(companies.rowOf);
}
