import { randomUUID } from 'node:crypto';
import { KEYS_LIFE_SECONDS } from '../../../../functions/fresh-keys.ts';
import { replaceValues } from './key-value-store.ts';
import { newRing } from './new-keys.ts';
import { rotateRings, type Rotation, type StoredKeys } from './rotation.ts';
import { readSecret, writeSecret } from './secret.ts';

/** A process caches keys in its memory and in the extension; the rest is time for the edge to spread a value. */
const SETTLE_SECONDS = 3 * KEYS_LIFE_SECONDS;

export type KeyPlaces = { SecretArn: string; StoreArn: string };

/**
 * Runs the rotation steps that are due, in the secret and at the edge. The edge holds the old and new keys while the secret changes, so it
 * refuses no file in between; the next call completes an interrupted one.
 */
export async function rotateKeys(rotation: Rotation, { SecretArn, StoreArn }: KeyPlaces): Promise<string[]> {
  const text = await readSecret(SecretArn);
  const before = JSON.parse(text) as StoredKeys;
  const { keys, says } = rotateRings(before, rotation, { now: new Date(), settleSeconds: SETTLE_SECONDS, newRing });
  await replaceValues(StoreArn, { ...before.file.keys, ...keys.file.keys });
  const changed = JSON.stringify(keys);
  if (changed !== text) await writeSecret(SecretArn, changed, randomUUID());
  await replaceValues(StoreArn, keys.file.keys);
  return says;
}
