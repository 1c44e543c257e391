import { usersPartition } from '../../keys.ts';
import type { Table } from '../../table.ts';
import { users } from './users.ts';

/** The admins of a company, some at most: one Query a megabyte of its users. */
export async function findCompanyAdmins(
  table: Table,
  company: string,
  most: number,
): Promise<{ _id: string; email: string }[]> {
  const rows = await table.queryAll({
    index: 'GSI1',
    where: 'GSI1PK = :list',
    values: { ':list': usersPartition(company) },
  });
  return rows
    .map(users.rowOf)
    .filter(({ roles, email }) => roles.includes('admin') && email !== '')
    .slice(0, most);
}
