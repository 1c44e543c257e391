import type { StaffRole } from '../../shared/core/roles.ts';
import type { Language } from '../../shared/core/fields.ts';
import type { Item } from './items.ts';
import type { Table, Write } from './table.ts';

export type UserRecord = {
  _id: string;
  company: string;
  name: string;
  email: string;
  roles: readonly StaffRole[];
  passwordHash: string;
  language: Language;
  created: string;
  version: number;
  /** Grows whenever the user's earlier tokens must end. */
  epoch: number;
};

export const userKey = (id: string) => ({ PK: `USER#${id}`, SK: 'USER' });
const emailKey = (email: string) => ({ PK: `EMAIL#${normalizedEmail(email)}`, SK: 'EMAIL' });

export function normalizedEmail(email: string): string {
  return email.trim().toLowerCase();
}

export async function findUser(table: Table, id: string): Promise<UserRecord | undefined> {
  const item = await table.get(userKey(id));
  return item && userOf(item);
}

export async function findUserByEmail(table: Table, email: string): Promise<UserRecord | undefined> {
  const claim = await table.get(emailKey(email));
  return claim && findUser(table, String(claim['userId']));
}

/** The same with as many reads where there is no such account, so that the time of a login cannot tell. */
export async function findUserForLogin(table: Table, email: string): Promise<UserRecord | undefined> {
  const claim = await table.get(emailKey(email));
  return findUser(table, claim ? String(claim['userId']) : 'nobody');
}

/** A new user and the claim of the e-mail; ConditionFailed at 1 where the e-mail is taken. */
export function userWrites(user: UserRecord): Write[] {
  const { _id: id, ...rest } = user;
  const listing = { GSI1PK: `C#${user.company}#USERS`, GSI1SK: `${user.created}#${id}` };
  const row = { name: user.name, email: user.email, roles: user.roles, created: user.created };
  return [
    { put: { ...userKey(id), ...listing, entity: 'user', id, ...rest, row }, condition: 'attribute_not_exists(PK)' },
    { put: { ...emailKey(user.email), userId: id }, condition: 'attribute_not_exists(PK)' },
  ];
}

function userOf(item: Item): UserRecord {
  return {
    _id: String(item['id']),
    company: String(item['company']),
    name: String(item['name']),
    email: String(item['email']),
    roles: item['roles'] as StaffRole[],
    passwordHash: String(item['passwordHash']),
    language: item['language'] === 'en' ? 'en' : 'fi',
    created: String(item['created']),
    version: Number(item['version']),
    epoch: Number(item['epoch']),
  };
}
