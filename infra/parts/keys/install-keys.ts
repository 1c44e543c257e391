import { randomUUID } from 'node:crypto';
import type { Keys } from '../../../functions/http/keys.ts';
import { replaceValues } from './key-value-store.ts';
import { newKeys } from './new-keys.ts';
import { type KeyPlaces, rotateKeys } from './rotate-keys.ts';
import type { Rotation } from './rotation.ts';
import { readSecret, writeSecret } from './secret.ts';

export type InstallKeysEvent = {
  RequestType: 'Create' | 'Update' | 'Delete';
  ResourceProperties: KeyPlaces;
};

/** What an operator's command asks for. */
export type RotateKeysEvent = { rotate: Rotation };

/**
 * Gives an installation its keys when it is deployed: makes those that the secret does not hold yet, never changes
 * one that it holds, and copies the keys of the file tokens to the store that the edge reads. Asked to rotate, it takes
 * the steps whose time has come and answers what it did.
 */
export async function handler(
  event: InstallKeysEvent | RotateKeysEvent,
): Promise<{ PhysicalResourceId: string } | { says: string[] }> {
  if ('rotate' in event) return { says: await rotateKeys(event.rotate, ownPlaces()) };
  const { SecretArn, StoreArn } = event.ResourceProperties;
  // Removing the resource removes no key: tokens, PINs and codes in the table depend on them.
  if (event.RequestType !== 'Delete') {
    const keys = await completeKeys(SecretArn);
    await replaceValues(StoreArn, keys.file.keys);
  }
  return { PhysicalResourceId: 'keys' };
}

async function completeKeys(secretArn: string): Promise<Keys> {
  const held = JSON.parse(await readSecret(secretArn)) as Partial<Keys>;
  const complete = { ...newKeys(), ...held };
  const isMissingSome = Object.keys(complete).some((name) => !Object.hasOwn(held, name));
  if (isMissingSome) await writeSecret(secretArn, JSON.stringify(complete), randomUUID());
  return complete;
}

/** Where this installation keeps its keys. */
function ownPlaces(): KeyPlaces {
  const { KEYS_SECRET: SecretArn = '', KEY_STORE: StoreArn = '' } = process.env;
  return { SecretArn, StoreArn };
}
