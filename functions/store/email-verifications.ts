import type { Item } from './items.ts';
import type { Table, Write } from './table.ts';

/** A mailed link that verifies an address, under the hash of its id. It proves the address as long as the user has it or asks for it. */
export type EmailVerification = { hash: string; userId: string; email: string; /** ISO 8601 UTC. */ expires: string };

/** A link that was followed too late is told apart from one that never was. */
const KEPT_SECONDS = 30 * 24 * 3600;

const key = (hash: string) => ({ PK: `VERIFY#${hash}`, SK: 'VERIFY' });

export function emailVerificationWrite({ hash, ...rest }: EmailVerification): Write {
  const ttl = Math.floor(Date.parse(rest.expires) / 1000) + KEPT_SECONDS;
  return { put: { ...key(hash), ...rest, ttl }, condition: 'attribute_not_exists(PK)' };
}

export async function findEmailVerification(table: Table, hash: string): Promise<EmailVerification | undefined> {
  const item: Item | undefined = await table.get(key(hash));
  if (!item) return undefined;
  return { hash, userId: String(item['userId']), email: String(item['email']), expires: String(item['expires']) };
}
