import { randomUUID } from 'node:crypto';
import type { Keys } from '../../../functions/http/keys.ts';
import { replaceValues } from './key-value-store.ts';
import { newKeys } from './new-keys.ts';
import { readSecret, writeSecret } from './secret.ts';

export type InstallKeysEvent = {
  RequestType: 'Create' | 'Update' | 'Delete';
  ResourceProperties: { SecretArn: string; StoreArn: string };
};

/**
 * Gives an installation its keys when it is deployed: makes those that the secret does not hold yet, never changes
 * one that it holds, and copies the keys of the file tokens to the store that the edge reads.
 */
export async function handler({
  RequestType,
  ResourceProperties,
}: InstallKeysEvent): Promise<{ PhysicalResourceId: string }> {
  const { SecretArn, StoreArn } = ResourceProperties;
  // Removing the resource removes no key: tokens, PINs and codes in the table depend on them.
  if (RequestType !== 'Delete') {
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
