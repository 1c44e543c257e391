import { randomUUID } from 'node:crypto';
import type { Keys } from '../../../../functions/security/keys.ts';
import { replaceValues } from './key-value-store.ts';
import { newKeys } from './new-keys.ts';
import { type KeyPlaces, rotateKeys } from './rotate-keys.ts';
import type { Rotation } from './rotation.ts';
import { readSecret, writeSecret } from './secret.ts';
import { whileNew } from './while-new.ts';

export type InstallKeysEvent = {
  RequestType: 'Create' | 'Update' | 'Delete';
  ResourceProperties: KeyPlaces;
};

/** The event of an operator's rotate command. */
export type RotateKeysEvent = { rotate: Rotation };

/**
 * Installs keys at deployment: creates those missing from the secret, never changes an existing key, and copies the file-token keys to the
 * edge's store. On a rotate event it runs the rotation steps that are due and returns what it did.
 */
export async function handler(
  event: InstallKeysEvent | RotateKeysEvent,
): Promise<{ PhysicalResourceId: string } | { says: string[] }> {
  if ('rotate' in event) return { says: await rotateKeys(event.rotate, ownPlaces()) };
  const { SecretArn, StoreArn } = event.ResourceProperties;
  // Removing the resource keeps the keys: tokens, PINs and codes in the table depend on them.
  if (event.RequestType !== 'Delete') {
    const install = async () => replaceValues(StoreArn, (await completeKeys(SecretArn)).file.keys);
    await (event.RequestType === 'Create' ? whileNew(install) : install());
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

/** The secret and store of this installation. */
function ownPlaces(): KeyPlaces {
  const { KEYS_SECRET: SecretArn = '', KEY_STORE: StoreArn = '' } = process.env;
  return { SecretArn, StoreArn };
}
