import type { Language } from '../../shared/core/fields.ts';
import { dueAt } from './due-work.ts';
import type { Item } from './items.ts';
import type { Table, Write } from './table.ts';
import { userKey } from './users.ts';

/** A mailed link for a new password, under the hash of its id. It dies by time, by use, and by any other change of password. */
export type PasswordRequestRecord = {
  hash: string;
  userId: string;
  email: string;
  language: Language;
  /** The user's epoch when the link was made. */
  epoch: number;
  /** ISO 8601 UTC. */
  expires: string;
  isUsed: boolean;
  /** Whether it sets a new user's first password, whatever else of the user has changed meanwhile, and proves the address. */
  isInvitation?: boolean;
};

/** What somebody asked for, before it is known whether the address has an account. */
export type PasswordAsk = { email: string; language?: Language };

/** A link that was followed too late is told apart from one that never was. */
const KEPT_SECONDS = 30 * 24 * 3600;

const key = (hash: string) => ({ PK: `PASSWORD#${hash}`, SK: 'PASSWORD' });

export function passwordAskWrite(id: string, at: string, ask: PasswordAsk): Write {
  return { put: { PK: `ASK#${id}`, SK: 'ASK', entity: 'passwordAsk', ask, asked: at, ...dueAt(at, id) } };
}

/** Puts the link and its mail in the asking's place, all or nothing, so that it is answered once. */
export async function replacePasswordAsk(table: Table, item: Item, writes: readonly Write[]): Promise<void> {
  await table.write([{ delete: { PK: item.PK, SK: item.SK }, condition: 'attribute_exists(PK)' }, ...writes]);
}

export function passwordRequestWrite(request: PasswordRequestRecord): Write {
  const { hash, ...rest } = request;
  const ttl = Math.floor(Date.parse(request.expires) / 1000) + KEPT_SECONDS;
  return { put: { ...key(hash), ...rest, ttl }, condition: 'attribute_not_exists(PK)' };
}

export async function findPasswordRequest(table: Table, hash: string): Promise<PasswordRequestRecord | undefined> {
  const item = await table.get(key(hash));
  return (
    item && {
      hash,
      userId: String(item['userId']),
      email: String(item['email']),
      language: item['language'] === 'en' ? 'en' : 'fi',
      epoch: Number(item['epoch']),
      expires: String(item['expires']),
      isUsed: item['isUsed'] === true,
      isInvitation: item['isInvitation'] === true,
    }
  );
}

/** Uses the link up; ConditionFailed where it was used or its time has passed. */
export function useUpWrite({ hash }: PasswordRequestRecord, now: Date): Write {
  return {
    update: key(hash),
    set: 'SET isUsed = :true',
    condition: 'isUsed = :false AND expires > :now',
    values: { ':true': true, ':false': false, ':now': now.toISOString() },
  };
}

/** Gives the user a new password and ends every session; ConditionFailed where it was changed since the link was made. */
export function newPasswordWrite({ userId, epoch, email }: PasswordRequestRecord, passwordHash: string): Write {
  return {
    update: userKey(userId),
    set: 'SET passwordHash = :hash ADD epoch :one, version :one',
    condition: 'epoch = :epoch AND #row.email = :email',
    names: { '#row': 'row' },
    values: { ':hash': passwordHash, ':one': 1, ':epoch': epoch, ':email': email },
  };
}

/** Gives an invited user their first password and proves the address; ConditionFailed where they have a password by now. */
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
