import { randomUUID } from 'node:crypto';
import { KEYS_LIFE_SECONDS } from '../../../functions/fresh-keys.ts';
import { replaceValues } from './key-value-store.ts';
import { newRing } from './new-keys.ts';
import { rotated, type Rotation, type StoredKeys } from './rotation.ts';
import { readSecret, writeSecret } from './secret.ts';

/** What a process holds may be old by its own memory and by the extension's; the rest is for the edge to spread a value. */
const SETTLE_SECONDS = 3 * KEYS_LIFE_SECONDS;

export type KeyPlaces = { SecretArn: string; StoreArn: string };

/**
 * Takes the steps of a rotation whose time has come, in the secret and at the edge. The edge knows the keys of before and
 * after while the secret changes, so that no file is refused in between; a call that broke off is made good by the next.
 */
export async function rotateKeys(rotation: Rotation, { SecretArn, StoreArn }: KeyPlaces): Promise<string[]> {
  const text = await readSecret(SecretArn);
  const before = JSON.parse(text) as StoredKeys;
  const { keys, says } = rotated(before, rotation, { now: new Date(), settleSeconds: SETTLE_SECONDS, newRing });
  await replaceValues(StoreArn, { ...before.file.keys, ...keys.file.keys });
  const changed = JSON.stringify(keys);
  if (changed !== text) await writeSecret(SecretArn, changed, randomUUID());
  await replaceValues(StoreArn, keys.file.keys);
  return says;
}
