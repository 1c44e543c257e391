import * as z from 'zod/mini';
import { Languages } from '../../../../shared/core/fields.ts';
import { UserRow } from '../../../../shared/users/user.ts';
import { entity } from '../../entity.ts';
import { itemReader } from '../../item-reader.ts';
import type { Item } from '../../items.ts';
import { emailKey, foundPartition, secondFactorsKey, userKey, usersPartition } from '../../keys.ts';
import type { Condition, Table, Write } from '../../table.ts';
import { companyUserWrite } from '../companies.ts';
import { departmentCheck, memberWrites } from '../departments.ts';
import { OwnCalendar } from './own-calendars.ts';
import { SessionRecord } from './sessions.ts';

const DAY_SECONDS = 24 * 3600;

const UndoneTime = z.object({ from: z.string(), to: z.string() });

/** An address that a user has left, normalized, and until when the user alone may have it again (ISO 8601 UTC). */
const FormerEmail = z.object({ email: z.string(), until: z.string() });
export type FormerEmail = z.infer<typeof FormerEmail>;

/** From a change of the address to its undoing (ISO 8601 UTC). */
export type UndoneTime = z.infer<typeof UndoneTime>;

const Record = z.extend(UserRow, {
  /** The address that waits for the user to follow its link. */
  pendingEmail: z._default(z.nullable(z.string()), null),
  /** The times of address changes that have been undone, the latest last. */
  emailUndone: z.optional(z.readonly(z.array(UndoneTime))),
  /** The addresses that are reserved for the user, since a link undoes the change. */
  formerEmails: z.optional(z.readonly(z.array(FormerEmail))),
  roles: z.readonly(UserRow.shape.roles),
  passwordHash: z.string(),
  /** A peppered hash. */
  signPinHash: z._default(z.nullable(z.string()), null),
  language: z._default(Languages, 'fi'),
  /** Whether the user has a second factor; what it is lies beside the user. */
  hasFactor: z.optional(z.boolean()),
  /** The secret link of the user's calendar, while it has one. */
  calendar: z.optional(OwnCalendar),
  version: z.number(),
  /** Grows whenever the user's earlier sessions and links must end. */
  epoch: z.number(),
  sessions: z._default(z.readonly(z.record(z.string(), SessionRecord)), {}),
});
export type UserRecord = z.infer<typeof Record>;

export const users = entity({
  name: 'user',
  schema: Record,
  row: UserRow,
  key: userKey,
  list: ({ company }) => usersPartition(company),
  search: ({ company, name, email }) => ({
    texts: [name, email],
    sortName: name,
    found: { partition: foundPartition(company, 'others'), kind: 'user', texts: [name] },
  }),
});

export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

export async function findUser(table: Table, id: string): Promise<UserRecord | undefined> {
  return users.find(table, id);
}

const EmailClaim = z.object({ userId: z.string(), reservedUntil: z.optional(z.string()) });
/** Whose an address is; with `reservedUntil`, whose it was, and until when nobody else may have it. */
export type EmailClaim = z.infer<typeof EmailClaim>;
const claimOf = itemReader('emailClaim', { schema: EmailClaim });

export async function findEmailClaim(table: Table, email: string): Promise<EmailClaim | undefined> {
  const claim = await table.get(emailKey(normalizeEmail(email)));
  return claim && claimOf(claim);
}

async function findUserIdByEmail(table: Table, email: string): Promise<string | undefined> {
  const claim = await findEmailClaim(table, email);
  return claim?.reservedUntil === undefined ? claim?.userId : undefined;
}

export async function findUserByEmail(table: Table, email: string): Promise<UserRecord | undefined> {
  const id = await findUserIdByEmail(table, email);
  return id === undefined ? undefined : findUser(table, id);
}

/** Costs the same reads where the account does not exist, so that the time of a login does not reveal it. */
export async function findUserForLogin(table: Table, email: string): Promise<UserRecord | undefined> {
  return findUser(table, (await findUserIdByEmail(table, email)) ?? 'nobody');
}

/** A new user, the claim of the address, and the company's count of users. */
export function newUserWrites(user: UserRecord): Write[] {
  return [
    ...users.newWrites(user),
    emailClaim(user, user.created),
    companyUserWrite(user.company, 1),
    ...departmentChecks(undefined, user),
    ...memberWrites(null, user.department, user._id),
  ];
}

const asRead = ({ epoch }: UserRecord): Condition => ({ condition: 'epoch = :epoch', values: { ':epoch': epoch } });

/** Changes a user over the version that was read; the claims follow the address, the counts the company. */
export function changedUserWrites(before: UserRecord, after: UserRecord, now: Date): Write[] {
  const isMailOther = normalizeEmail(before.email) !== normalizeEmail(after.email);
  const isCompanyOther = before.company !== after.company;
  return [
    ...users.changedWrites(before, after, asRead(before)),
    ...(isMailOther ? [emailClaim(after, now.toISOString()), leftEmailWrite(before, after)] : []),
    ...(isCompanyOther ? [companyUserWrite(after.company, 1), companyUserWrite(before.company, -1)] : []),
    ...departmentChecks(before, after),
    ...memberWrites(before.department, after.department, after._id),
  ];
}

export function removedUserWrites(user: UserRecord, now: Date): Write[] {
  const reserved = (user.formerEmails ?? []).filter(({ until }) => until > now.toISOString());
  return [
    ...users.removedWrites(user, asRead(user)),
    { delete: emailKey(normalizeEmail(user.email)) },
    ...reserved.map(({ email }) => ({ delete: emailKey(email) })),
    companyUserWrite(user.company, -1),
    ...memberWrites(user.department, null, user._id),
    { delete: secondFactorsKey(user._id) },
  ];
}

/** Removes a deleted department from a user; ConditionFailed where the user has left it. */
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

/** Claims a user's address: one that nobody has, and that is reserved for nobody else at an instant (ISO 8601 UTC). */
function emailClaim({ _id, email }: UserRecord, now: string): Write {
  return {
    put: { ...emailKey(normalizeEmail(email)), userId: _id },
    condition:
      'attribute_not_exists(PK) OR reservedUntil <= :now OR (attribute_exists(reservedUntil) AND userId = :user)',
    values: { ':now': now, ':user': _id },
    refusedAs: 'email',
  };
}

/** An address that its user leaves is reserved for them, or free. */
function leftEmailWrite({ _id, email }: UserRecord, { formerEmails = [] }: UserRecord): Write {
  const key = emailKey(normalizeEmail(email));
  const former = formerEmails.find((one) => one.email === normalizeEmail(email));
  if (!former) return { delete: key };
  const ttl = Math.floor(Date.parse(former.until) / 1000) + DAY_SECONDS;
  return { put: { ...key, userId: _id, reservedUntil: former.until, ttl } };
}

/** A user's department must be in their company. */
function departmentChecks(before: UserRecord | undefined, after: UserRecord): Write[] {
  const isSame = before?.department === after.department && before?.company === after.company;
  if (after.department === null || isSame) return [];
  return [{ ...departmentCheck(after.company, after.department), refusedAs: 'department' }];
}

/** The items derived from a user's, but for reserved addresses: the claim of the address, the place in a department, the search entries. */
export function derivedUserWrites(item: Item): Write[] {
  const user = users.ofItem(item);
  return [emailClaim(user, user.created), ...memberWrites(null, user.department, user._id)];
}
