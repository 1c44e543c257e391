import { ConditionFailed } from './table-errors.ts';
import type { Item } from './items.ts';
import type { Table, Write } from './table.ts';

/** A code that was sent to somebody, as its hash. It dies by time, by use, by a newer one, or by too many tries. */
export type EditCode = {
  subject: string;
  hash: string;
  expires: string;
  /** The sealed address that received it. */
  provedAddress: string;
  /** The code itself, encrypted with a key outside the table, to be sent again while it lives. */
  box?: string;
};

const MOST_TRIES = 5;

export const codeKey = (subject: string) => ({ PK: `CODE#${subject}`, SK: 'CODE' });

/** The hash of the code that was sent last, where one is known. */
export async function findCodeHash(table: Table, subject: string): Promise<string | undefined> {
  const item = await table.get(codeKey(subject));
  return item && String(item['hash']);
}

export async function findLivingCode(table: Table, subject: string, now: Date): Promise<EditCode | undefined> {
  const item = await table.get(codeKey(subject));
  return item && isAlive(item, now) ? ({ ...item, subject } as unknown as EditCode) : undefined;
}

/** Puts a new code in the place of the old one; ConditionFailed where a living one stands and `isReset` is false. */
export function editCodeWrite(code: EditCode, { now, isReset }: { now: Date; isReset: boolean }): Write {
  const ttl = Math.floor(Date.parse(code.expires) / 1000) + 3600;
  const { subject, ...rest } = code;
  const put = { ...codeKey(subject), ...rest, tries: 0, ttl };
  if (isReset) return { put };
  return {
    put,
    condition: 'attribute_not_exists(PK) OR expires <= :now OR tries >= :most',
    values: { ':now': now.toISOString(), ':most': MOST_TRIES },
  };
}

/**
 * Spends one try on a code. The try is counted before the codes are compared, so that guesses in parallel
 * are counted too; a right one is used up in the same breath, and what it proves is answered.
 */
export async function provedByCode(
  table: Table,
  { subject, hash, now }: { subject: string; hash: string; now: Date },
): Promise<{ provedAddress: string } | undefined> {
  try {
    const item = await table.updateOne({
      update: codeKey(subject),
      set: 'ADD tries :one',
      condition: 'tries < :most AND expires > :now',
      values: { ':one': 1, ':most': MOST_TRIES, ':now': now.toISOString() },
    });
    if (item['hash'] !== hash) return undefined;
    await table.write([
      { delete: codeKey(subject), condition: '#hash = :hash', names: { '#hash': 'hash' }, values: { ':hash': hash } },
    ]);
    return { provedAddress: String(item['provedAddress']) };
  } catch (error) {
    if (error instanceof ConditionFailed) return undefined;
    throw error;
  }
}

function isAlive(item: Item, now: Date): boolean {
  return Number(item['tries']) < MOST_TRIES && String(item['expires']) > now.toISOString();
}
