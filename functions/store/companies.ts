import type { Item } from './items.ts';
import type { Table, Write } from './table.ts';

export type CompanyRecord = { _id: string; name: string; created: string; version: number };

const key = (id: string) => ({ PK: `COMPANY#${id}`, SK: 'COMPANY' });

export async function findCompany(table: Table, id: string): Promise<CompanyRecord | undefined> {
  const item = await table.get(key(id));
  return item && companyOf(item);
}

export function companyWrite(company: CompanyRecord): Write {
  const { _id: id, ...rest } = company;
  const listing = { GSI1PK: 'COMPANIES', GSI1SK: `${company.created}#${id}` };
  return {
    put: {
      ...key(id),
      ...listing,
      entity: 'company',
      id,
      company: id,
      ...rest,
      row: { name: company.name, created: company.created },
    },
    condition: 'attribute_not_exists(PK)',
  };
}

function companyOf(item: Item): CompanyRecord {
  return {
    _id: String(item['id']),
    name: String(item['name']),
    created: String(item['created']),
    version: Number(item['version']),
  };
}
