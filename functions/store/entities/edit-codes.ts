import * as z from 'zod/mini';
import { itemReader } from '../item-reader.ts';
import { codeKey } from '../keys.ts';
import { ConditionFailed } from '../table-errors.ts';
import type { Table, Write } from '../table.ts';

const Code = z.object({
  hash: z.string(),
  expires: z.string(),
  /** The sealed address that received the code. */
  provedAddress: z.string(),
  /** The code, encrypted with a key outside the table, for sending it again while it lives. */
  box: z.optional(z.string()),
});

/** The hash of a code that was sent. It ends by time, by use, by a newer code, or by too many tries. */
export type EditCode = z.infer<typeof Code> & { subject: string };

const codeOf = itemReader('editCode', { schema: z.extend(Code, { tries: z.number() }) });

const MOST_TRIES = 5;

/** The hash of the last sent code, where there is one. */
export async function findCodeHash(table: Table, subject: string): Promise<string | undefined> {
  const item = await table.get(codeKey(subject));
  return item && codeOf(item).hash;
}

export async function findLivingCode(table: Table, subject: string, now: Date): Promise<EditCode | undefined> {
  const item = await table.get(codeKey(subject));
  if (!item) return undefined;
  const { tries, ...code } = codeOf(item);
  return tries < MOST_TRIES && code.expires > now.toISOString() ? { subject, ...code } : undefined;
}

/** Replaces the code; ConditionFailed where a living one exists and `isReset` is false. */
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
 * Spends one try on a code. The try is counted before the comparison, so that parallel guesses are counted too. The same write uses up a
 * right code, and the answer is the address that it proves.
 */
export async function proveByCode(
  table: Table,
  { subject, isRight, now }: { subject: string; isRight: (hash: string) => boolean; now: Date },
): Promise<{ provedAddress: string } | undefined> {
  try {
    const updated = await table.updateOne({
      update: codeKey(subject),
      set: 'ADD tries :one',
      condition: 'tries < :most AND expires > :now',
      values: { ':one': 1, ':most': MOST_TRIES, ':now': now.toISOString() },
    });
    const { hash, provedAddress } = codeOf(updated);
    if (!isRight(hash)) return undefined;
    await table.write([
      { delete: codeKey(subject), condition: '#hash = :hash', names: { '#hash': 'hash' }, values: { ':hash': hash } },
    ]);
    return { provedAddress };
  } catch (error) {
    if (error instanceof ConditionFailed) return undefined;
    throw error;
  }
}
