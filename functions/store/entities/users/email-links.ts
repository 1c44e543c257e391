import * as z from 'zod/mini';
import { itemReader } from '../../item-reader.ts';
import { emailUndoKey, emailVerificationKey } from '../../keys.ts';
import type { Table, Write } from '../../table.ts';

/** `expires` is ISO 8601 UTC. */
const Verification = z.object({ userId: z.string(), email: z.string(), expires: z.string() });

/** A mailed link that verifies an address, under the hash of its id, while the user has the address or has requested it. */
export type EmailVerification = z.infer<typeof Verification> & { hash: string };

/** `changed` is when the address was changed (ISO 8601 UTC): undoing this change, or an earlier one, ends the link. */
const Undo = z.extend(Verification, { changed: z.string() });

/** A link, mailed to a user's former address, that restores that address; stored under the hash of its id. */
export type EmailUndo = z.infer<typeof Undo> & { hash: string };

const verificationOf = itemReader('emailVerification', { schema: Verification });
const undoOf = itemReader('emailUndo', { schema: Undo });

/** Used links are kept this long, so that an expired link can be told from an unknown one. */
const KEPT_SECONDS = 30 * 24 * 3600;
const keptUntil = (expires: string) => Math.floor(Date.parse(expires) / 1000) + KEPT_SECONDS;

export function emailVerificationWrite({ hash, ...rest }: EmailVerification): Write {
  const put = { ...emailVerificationKey(hash), ...rest, ttl: keptUntil(rest.expires) };
  return { put, condition: 'attribute_not_exists(PK)' };
}

export async function findEmailVerification(table: Table, hash: string): Promise<EmailVerification | undefined> {
  const item = await table.get(emailVerificationKey(hash));
  return item && { hash, ...verificationOf(item) };
}

export function emailUndoWrite({ hash, ...rest }: EmailUndo): Write {
  const put = { ...emailUndoKey(hash), ...rest, ttl: keptUntil(rest.expires) };
  return { put, condition: 'attribute_not_exists(PK)' };
}

export async function findEmailUndo(table: Table, hash: string): Promise<EmailUndo | undefined> {
  const item = await table.get(emailUndoKey(hash));
  return item && { hash, ...undoOf(item) };
}
