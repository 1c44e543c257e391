import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signing keys by key id; the current one signs, all of them verify. */
export type KeyRing = { current: string; keys: Record<string, string> };

/** The kinds of keys that have ids. */
export const KEY_RINGS = ['token', 'file', 'evidence'] as const;

/** Secrets whose results name no key: after a rotation, each accepted key is tried. */
export const PLAIN_KEYS = ['pepper', 'cursor', 'box', 'origin'] as const;
export type PlainKey = (typeof PLAIN_KEYS)[number];

/** The installation's secrets; every value is 32 random bytes in base64url, except those that CloudFormation makes. */
export type Keys = {
  token: KeyRing;
  file: KeyRing;
  /** Seals evidence: private numbers of P-256, of which each is an elliptic key. */
  evidence: KeyRing;
  pepper: string;
  cursor: string;
  box: string;
  /** Makes ids of passes out of ids of inductions; never replaced, since passes are printed and saved as pictures. */
  pass: string;
  /** The secret that only our own edge sends; on a machine of one's own it is a setting. */
  origin?: string;
  /** The next key before its use, and former keys for as long as they are needed. */
  others?: Partial<Record<PlainKey, string[]>>;
  /** The pepper of hashes that serve as lookup keys; kept apart once the pepper is replaced. */
  lasting?: string;
};

/** The key in use, and those accepted beside it. */
export function acceptedKeys(keys: Keys, name: PlainKey): string[] {
  const current = keys[name];
  return [...(current === undefined ? [] : [current]), ...(keys.others?.[name] ?? [])];
}

/** A peppered HMAC for guessable values that are compared and never read back: codes and PINs. Compare with `isSealed`. */
export function sealValue(keys: Keys, purpose: string, value: string): string {
  return hashWithPepper(keys.pepper, purpose, value);
}

/** Whether a hash is that of a value, under any accepted pepper. */
export function isSealed(keys: Keys, purpose: string, value: string, hash: string): boolean {
  return acceptedKeys(keys, 'pepper').some((pepper) => isSame(hashWithPepper(pepper, purpose, value), hash));
}

/** A peppered HMAC for lookup keys and for unguessable values: addresses, ids of links, resume keys. A value's hash never changes. */
export function lastingSeal(keys: Keys, purpose: string, value: string): string {
  return hashWithPepper(keys.lasting ?? keys.pepper, purpose, value);
}

function hashWithPepper(pepper: string, purpose: string, value: string): string {
  return createHmac('sha256', Buffer.from(pepper, 'base64url')).update(`${purpose}\n${value}`).digest('base64url');
}

/** Whether two texts are equal, compared in constant time. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
