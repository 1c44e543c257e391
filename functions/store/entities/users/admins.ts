import { userKey, usersPartition } from '../../keys.ts';
import type { Table } from '../../table.ts';
import { users, type UserRecord } from './users.ts';

/** A mail to more people than this informs nobody. */
const MOST_ADMINS = 20;

/** A company's admins, at most twenty: one Query a megabyte of its users. */
export async function findAdmins(table: Table, company: string): Promise<UserRecord[]> {
  const listed = await table.queryAll({
    index: 'GSI1',
    where: 'GSI1PK = :users',
    values: { ':users': usersPartition(company) },
  });
  const admins = listed.map(users.rowOf).filter(({ roles }) => roles.includes('admin'));
  const items = await table.getMany(admins.slice(0, MOST_ADMINS).map(({ _id }) => userKey(_id)));
  return items.flatMap((item) => (item ? [users.ofItem(item)] : [])).filter(({ roles }) => roles.includes('admin'));
}
