import * as z from 'zod/mini';
import { Timestamp } from '../../../../shared/core/fields.ts';
import type { EvidenceKey } from '../../../../shared/evidence/evidence.ts';
import { itemReader } from '../../item-reader.ts';
import { EVIDENCE_KEYS_PARTITION, evidenceKeyKey } from '../../evidence-keys.ts';
import type { Table, Write } from '../../table.ts';

const StoredKey = z.object({
  kid: z.string(),
  x: z.string(),
  y: z.string(),
  since: Timestamp,
  revokedAt: z.optional(Timestamp),
});
type StoredKey = z.infer<typeof StoredKey>;

const keyOf = itemReader('evidenceKey', { schema: StoredKey });

/** Every public key that ever sealed, the newest first. */
export async function findEvidenceKeys(table: Table): Promise<EvidenceKey[]> {
  const items = await table.queryAll({ where: 'PK = :keys', values: { ':keys': EVIDENCE_KEYS_PARTITION } });
  const keys = items.map(keyOf).toSorted((a, b) => (a.since < b.since ? -1 : 1));
  const listed = keys.map(({ kid, x, y, since, revokedAt }, place): EvidenceKey => {
    const next = keys[place + 1];
    return {
      kty: 'EC',
      crv: 'P-256',
      alg: 'ES256',
      use: 'sig',
      kid,
      x,
      y,
      since,
      ...(next && { until: next.since }),
      ...(revokedAt !== undefined && { revokedAt }),
    };
  });
  return listed.toReversed();
}

/** Since when a key is listed. */
export async function findListedSince(table: Table, kid: string): Promise<string | undefined> {
  const item = await table.get(evidenceKeyKey(kid));
  return item && keyOf(item).since;
}

/** Lists a key for ever, before anything is sealed with it. ConditionFailed where it is listed. */
export function listedKeyWrite({ kid, x, y, since }: StoredKey): Write {
  return {
    put: { ...evidenceKeyKey(kid), entity: 'evidenceKey', kid, x, y, since },
    condition: 'attribute_not_exists(PK)',
  };
}

/** Marks a key as leaked; ConditionFailed where it is not listed, or marked already. */
export function revokedKeyWrite(kid: string, at: string): Write {
  return {
    update: evidenceKeyKey(kid),
    set: 'SET revokedAt = :at',
    condition: 'attribute_exists(PK) AND attribute_not_exists(revokedAt)',
    values: { ':at': at },
  };
}
