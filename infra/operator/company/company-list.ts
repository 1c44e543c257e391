import { findAllCompanies } from '../../../functions/store/entities/companies.ts';
import type { Table } from '../../../functions/store/table.ts';

/** One line per company, starting with its id. */
export async function companyLines(table: Table): Promise<string[]> {
  return (await findAllCompanies(table)).map(({ _id, name }) => `${_id} ${name}`);
}
