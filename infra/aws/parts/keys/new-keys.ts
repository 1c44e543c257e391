import { randomBytes, randomInt } from 'node:crypto';
import type { KeyRing, Keys } from '../../../../functions/security/keys.ts';

const key = (): string => randomBytes(32).toString('base64url');

/** A ring with one new key under a unique id. */
export function newRing(): KeyRing {
  const id = `k${randomInt(2 ** 40).toString(36)}`;
  return { current: id, keys: { [id]: key() } };
}

/** The secrets of a new installation. */
export function newKeys(): Keys {
  return {
    token: newRing(),
    file: newRing(),
    evidence: newRing(),
    pepper: key(),
    cursor: key(),
    box: key(),
    pass: key(),
  };
}
