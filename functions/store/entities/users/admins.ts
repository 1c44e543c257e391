import { usersPartition } from '../../keys.ts';
import type { Table } from '../../table.ts';
import { findUser, type UserRecord } from './users.ts';

/** A mail a day to more people than this informs nobody. */
const MOST_ADMINS = 20;
const MOST_READ = 1000;

/** A company's admins, at most twenty. */
export async function findAdmins(table: Table, company: string): Promise<UserRecord[]> {
  const { items } = await table.query({
    index: 'GSI1',
    where: 'GSI1PK = :users',
    values: { ':users': usersPartition(company) },
    limit: MOST_READ,
  });
  const listed = items.filter(({ row }) => (row as { roles?: string[] }).roles?.includes('admin'));
  const found = await Promise.all(listed.slice(0, MOST_ADMINS).map(({ id }) => findUser(table, String(id))));
  return found.filter((user): user is UserRecord => user?.roles.includes('admin') === true);
}
