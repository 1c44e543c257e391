import * as z from 'zod/mini';
import { ApiKey } from '../../../shared/api-keys/api-key.ts';
import { itemReader } from '../item-reader.ts';
import { apiKeysKey } from '../keys.ts';
import type { Table, Write } from '../table.ts';

/** A key as it is stored: its secret only as a hash. */
const StoredKey = z.extend(ApiKey, { hash: z.string() });
export type StoredKey = z.infer<typeof StoredKey>;

/** A company's keys by id; `version` 0 where it has had none. It counts keys that come and go, and no use of them. */
export type CompanyKeys = { company: string; version: number; keys: Readonly<Record<string, StoredKey>> };

const keysOf = itemReader('apiKeys', {
  schema: z.object({ version: z.number(), keys: z.record(z.string(), StoredKey) }),
});

export async function findCompanyKeys(table: Table, company: string): Promise<CompanyKeys> {
  const item = await table.get(apiKeysKey(company));
  return { company, ...(item ? keysOf(item) : { version: 0, keys: {} }) };
}

/** Adds a key beside those that were read. ConditionFailed where others came or went meanwhile. */
export function addedKeyWrite({ company, version }: CompanyKeys, added: StoredKey): Write {
  if (version === 0) {
    const put = { ...apiKeysKey(company), entity: 'apiKeys', company, version: 1, keys: { [added._id]: added } };
    return { put, condition: 'attribute_not_exists(PK)' };
  }
  return {
    update: apiKeysKey(company),
    set: 'SET #keys.#id = :key, version = version + :one',
    condition: 'version = :before',
    names: { '#keys': 'keys', '#id': added._id },
    values: { ':key': added, ':one': 1, ':before': version },
  };
}

/** Replaces the secret of a key. ConditionFailed where the key is gone. */
export function redrawnKeyWrite({ company }: CompanyKeys, { _id, hash }: StoredKey): Write {
  return {
    update: apiKeysKey(company),
    set: 'SET #keys.#id.#hash = :hash',
    condition: 'attribute_exists(#keys.#id)',
    names: { '#keys': 'keys', '#id': _id, '#hash': 'hash' },
    values: { ':hash': hash },
  };
}

/** ConditionFailed where the key is gone. */
export function removedKeyWrite({ company }: CompanyKeys, id: string): Write {
  return {
    update: apiKeysKey(company),
    set: 'REMOVE #keys.#id SET version = version + :one',
    condition: 'attribute_exists(#keys.#id)',
    names: { '#keys': 'keys', '#id': id },
    values: { ':one': 1 },
  };
}

/** Tells that a key was used. ConditionFailed where it is gone. */
export function usedKeyWrite({ company }: CompanyKeys, id: string, at: string): Write {
  return {
    update: apiKeysKey(company),
    set: 'SET #keys.#id.lastUsed = :at',
    condition: 'attribute_exists(#keys.#id)',
    names: { '#keys': 'keys', '#id': id },
    values: { ':at': at },
  };
}
