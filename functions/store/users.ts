import type { StaffRole } from '../../shared/core/roles.ts';
import type { Language } from '../../shared/core/fields.ts';
import type { User, UserRow } from '../../shared/users/user.ts';
import { companyUserWrite } from './company-counts.ts';
import { departmentCheck, memberWrites } from './departments.ts';
import { createdSortKey } from './index-list.ts';
import type { Item, Key } from './items.ts';
import { searchWrites, type Searchable } from './search-entries.ts';
import type { Table, Write } from './table.ts';

export type UserRecord = {
  _id: string;
  company: string;
  name: string;
  email: string;
  verifiedEmail: boolean;
  /** The address that waits for its link to be followed. */
  pendingEmail: string | null;
  roles: readonly StaffRole[];
  department: string | null;
  permitRole: User['permitRole'];
  passwordHash: string;
  /** A peppered hash. */
  signPinHash: string | null;
  language: Language;
  created: string;
  isNew: boolean;
  version: number;
  /** Grows whenever the user's earlier tokens must end. */
  epoch: number;
};

export const userKey = (id: string): Key => ({ PK: `USER#${id}`, SK: 'USER' });
const emailKey = (email: string): Key => ({ PK: `EMAIL#${normalizedEmail(email)}`, SK: 'EMAIL' });

export const usersPartition = (company: string) => `C#${company}#USERS`;

export function normalizedEmail(email: string): string {
  return email.trim().toLowerCase();
}

export async function findUser(table: Table, id: string): Promise<UserRecord | undefined> {
  const item = await table.get(userKey(id));
  return item && userOf(item);
}

/** The id of the user whose an address is. */
export async function findUserIdByEmail(table: Table, email: string): Promise<string | undefined> {
  const claim = await table.get(emailKey(email));
  return claim && String(claim['userId']);
}

export async function findUserByEmail(table: Table, email: string): Promise<UserRecord | undefined> {
  const id = await findUserIdByEmail(table, email);
  return id === undefined ? undefined : findUser(table, id);
}

/** The same with as many reads where there is no such account, so that the time of a login cannot tell. */
export async function findUserForLogin(table: Table, email: string): Promise<UserRecord | undefined> {
  return findUser(table, (await findUserIdByEmail(table, email)) ?? 'nobody');
}

/** Writes of a change of users, by what each stands for where its condition fails. */
export type NamedWrites = { name: 'user' | 'email' | 'company' | 'department' | 'other'; write: Write }[];

const named = (name: NamedWrites[number]['name'], ...writes: Write[]): NamedWrites =>
  writes.map((write) => ({ name, write }));

/** A new user, the claim of the e-mail, and the count of the company's users. */
export function newUserWrites(user: UserRecord): NamedWrites {
  return [
    ...named('user', { put: userItem(user), condition: 'attribute_not_exists(PK)' }),
    ...named('email', emailClaim(user)),
    ...named('company', companyUserWrite(user.company, 1)),
    ...departmentChecks(undefined, user),
    ...named('other', ...memberWrites(null, user.department, user._id), ...searchWrites(undefined, searchableOf(user))),
  ];
}

/** A user over the version that was read; the claims follow a change of e-mail, the counts one of company. */
export function changedUserWrites(before: UserRecord, after: UserRecord): NamedWrites {
  const isMailOther = normalizedEmail(before.email) !== normalizedEmail(after.email);
  const isCompanyOther = before.company !== after.company;
  return [
    ...named('user', {
      put: userItem(after),
      condition: 'version = :version AND epoch = :epoch',
      values: { ':version': before.version, ':epoch': before.epoch },
    }),
    ...(isMailOther ? named('email', emailClaim(after)) : []),
    ...(isMailOther ? named('other', { delete: emailKey(before.email) }) : []),
    ...(isCompanyOther ? named('company', companyUserWrite(after.company, 1)) : []),
    ...(isCompanyOther ? named('other', companyUserWrite(before.company, -1)) : []),
    ...departmentChecks(before, after),
    ...named('other', ...memberWrites(before.department, after.department, after._id)),
    ...named('other', ...searchWrites(searchableOf(before), searchableOf(after))),
  ];
}

export function removedUserWrites(user: UserRecord): NamedWrites {
  const values = { ':version': user.version, ':epoch': user.epoch };
  return [
    ...named('user', { delete: userKey(user._id), condition: 'version = :version AND epoch = :epoch', values }),
    ...named(
      'other',
      { delete: emailKey(user.email) },
      companyUserWrite(user.company, -1),
      ...memberWrites(user.department, null, user._id),
      ...searchWrites(searchableOf(user), undefined),
    ),
  ];
}

/** Takes a removed department from a user; ConditionFailed where they are in it no more. */
export function departmentLostWrites(id: string, department: string): Write[] {
  return [
    {
      update: userKey(id),
      set: 'SET #row.department = :none ADD version :one',
      condition: '#row.department = :department',
      names: { '#row': 'row' },
      values: { ':none': null, ':one': 1, ':department': department },
    },
    ...memberWrites(department, null, id),
  ];
}

function emailClaim({ _id, email }: UserRecord): Write {
  return { put: { ...emailKey(email), userId: _id }, condition: 'attribute_not_exists(PK)' };
}

/** A user is put into a department of their company only. */
function departmentChecks(before: UserRecord | undefined, after: UserRecord): NamedWrites {
  const isSame = before?.department === after.department && before?.company === after.company;
  if (after.department === null || isSame) return [];
  return named('department', departmentCheck(after.company, after.department));
}

function searchableOf({ _id, company, created, name, email }: UserRecord): Searchable {
  return { partition: usersPartition(company), id: _id, created, texts: [name, email], sortName: name };
}

/** What follows from a user's item: the claim of the address, the place in a department, by what lists find them. */
export function derivedUserWrites(item: Item): Write[] {
  const user = userOf(item);
  return [
    emailClaim(user),
    ...memberWrites(null, user.department, user._id),
    ...searchWrites(undefined, searchableOf(user)),
  ];
}

/** By what a user is found, from their item. */
export const searchableUser = (item: Item): Searchable => searchableOf(userOf(item));

type Row = Omit<UserRow, '_id' | 'company'> & Pick<User, 'permitRole'>;

function userItem(user: UserRecord): Item {
  const { _id: id, company, version, epoch, passwordHash, signPinHash, pendingEmail, language } = user;
  const { name, email, roles, department, created, isNew, verifiedEmail, permitRole } = user;
  const row: Row = { name, email, roles: [...roles], department, created, isNew, verifiedEmail, permitRole };
  return {
    ...userKey(id),
    GSI1PK: usersPartition(company),
    GSI1SK: createdSortKey(created, id),
    entity: 'user',
    id,
    company,
    version,
    epoch,
    passwordHash,
    signPinHash,
    pendingEmail,
    language,
    row,
  };
}

export function userRowOf(item: Item): Row & Pick<UserRow, '_id' | 'company'> {
  return { _id: String(item['id']), company: String(item['company']), ...(item['row'] as Row) };
}

function userOf(item: Item): UserRecord {
  return {
    ...userRowOf(item),
    passwordHash: String(item['passwordHash']),
    signPinHash: item['signPinHash'] as string | null,
    pendingEmail: item['pendingEmail'] as string | null,
    language: item['language'] === 'en' ? 'en' : 'fi',
    version: Number(item['version']),
    epoch: Number(item['epoch']),
  };
}
