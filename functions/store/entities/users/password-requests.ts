import * as z from 'zod/mini';
import { Languages } from '../../../../shared/core/fields.ts';
import { itemReader } from '../../item-reader.ts';
import type { Table, Write } from '../../table.ts';
import { livingLinkKey, passwordRequestKey, userKey } from '../../keys.ts';

const Request = z.object({
  userId: z.string(),
  email: z.string(),
  language: z._default(Languages, 'fi'),
  /** The user's epoch when the link was made. */
  epoch: z.number(),
  /** ISO 8601 UTC. */
  expires: z.string(),
  isUsed: z.boolean(),
  /** Whether it is an invitation: it sets a new user's first password and proves the address, whatever else has changed. */
  isInvitation: z.optional(z.boolean()),
});

/** A mailed reset link, under the hash of its id. It ends by time, by use, and by any other change of the password. */
export type PasswordRequestRecord = z.infer<typeof Request> & { hash: string };

const requestOf = itemReader('passwordRequest', { schema: Request });

const Link = z.object({
  ...z.pick(Request, { userId: true, email: true, epoch: true, expires: true }).shape,
  /** The id in the link, encrypted. */
  box: z.string(),
});

/** The newest link of a user, for sending it again. */
export type LivingLink = z.infer<typeof Link>;

const linkOf = itemReader('livingLink', { schema: Link });

/** Links are kept this long, so that an expired link can be told from an unknown one. */
const KEPT_SECONDS = 30 * 24 * 3600;

export function passwordRequestWrite(request: PasswordRequestRecord): Write {
  const { hash, ...rest } = request;
  const ttl = Math.floor(Date.parse(request.expires) / 1000) + KEPT_SECONDS;
  return { put: { ...passwordRequestKey(hash), ...rest, ttl }, condition: 'attribute_not_exists(PK)' };
}

export function livingLinkWrite(link: LivingLink): Write {
  return { put: { ...livingLinkKey(link.userId), ...link, ttl: Math.floor(Date.parse(link.expires) / 1000) } };
}

/** The user's newest link where it is valid until an instant (ISO 8601 UTC): neither used nor ended by another change. */
export async function findLivingLink(
  table: Table,
  { userId, email, epoch }: Pick<LivingLink, 'userId' | 'email' | 'epoch'>,
  until: string,
): Promise<LivingLink | undefined> {
  const item = await table.get(livingLinkKey(userId));
  const link = item && linkOf(item);
  return link?.epoch === epoch && link.email === email && link.expires >= until ? link : undefined;
}

export async function findPasswordRequest(table: Table, hash: string): Promise<PasswordRequestRecord | undefined> {
  const item = await table.get(passwordRequestKey(hash));
  return item && { hash, ...requestOf(item) };
}

/** Uses the link up; ConditionFailed where it was used or has expired. */
export function useUpWrite({ hash }: PasswordRequestRecord, now: Date): Write {
  return {
    update: passwordRequestKey(hash),
    set: 'SET isUsed = :true',
    condition: 'isUsed = :false AND expires > :now',
    values: { ':true': true, ':false': false, ':now': now.toISOString() },
  };
}

/**
 * Sets the user's new password, ends every session and drops a pending address; ConditionFailed where the password or the address has
 * changed since the link was made.
 */
export function newPasswordWrite({ userId, epoch, email }: PasswordRequestRecord, passwordHash: string): Write {
  return {
    update: userKey(userId),
    set: 'SET passwordHash = :hash, pendingEmail = :none ADD epoch :one, version :one',
    condition: 'epoch = :epoch AND #row.email = :email',
    names: { '#row': 'row' },
    values: { ':hash': passwordHash, ':none': null, ':one': 1, ':epoch': epoch, ':email': email },
  };
}

/** Sets an invited user's first password and proves the address; ConditionFailed where the user has a password by now. */
export function firstPasswordWrite(
  { userId, email }: PasswordRequestRecord,
  { former, hash }: { former: string; hash: string },
): Write {
  return {
    update: userKey(userId),
    set: 'SET passwordHash = :hash, #row.verifiedEmail = :true ADD epoch :one, version :one',
    condition: 'passwordHash = :former AND #row.email = :email',
    names: { '#row': 'row' },
    values: { ':hash': hash, ':true': true, ':one': 1, ':former': former, ':email': email },
  };
}
