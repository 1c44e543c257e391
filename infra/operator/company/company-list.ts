import { companies } from '../../../functions/store/entities/companies.ts';
import { COMPANIES_PARTITION } from '../../../functions/store/keys.ts';
import type { Table } from '../../../functions/store/table.ts';

export type CompanyName = { _id: string; name: string };

/** Every company in root's list, newest first. */
export async function allCompanies(table: Table): Promise<CompanyName[]> {
  const items = await table.queryAll({
    index: 'GSI1',
    where: 'GSI1PK = :companies',
    values: { ':companies': COMPANIES_PARTITION },
    descending: true,
  });
  return items.map(companies.rowOf);
}

/** One line per company, starting with its id. */
export async function companyLines(table: Table): Promise<string[]> {
  return (await allCompanies(table)).map(({ _id, name }) => `${_id} ${name}`);
}
