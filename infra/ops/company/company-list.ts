import { COMPANIES_PARTITION, companyRowOf } from '../../../functions/store/companies.ts';
import type { Table } from '../../../functions/store/table.ts';

export type CompanyName = { _id: string; name: string };

/** Every company by the list that root sees, newest first. */
export async function allCompanies(table: Table): Promise<CompanyName[]> {
  const items = await table.queryAll({
    index: 'GSI1',
    where: 'GSI1PK = :companies',
    values: { ':companies': COMPANIES_PARTITION },
    descending: true,
  });
  return items.map(companyRowOf);
}

/** A line a company, its id first. */
export async function companyLines(table: Table): Promise<string[]> {
  return (await allCompanies(table)).map(({ _id, name }) => `${_id} ${name}`);
}
