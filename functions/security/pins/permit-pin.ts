import { createHmac } from 'node:crypto';
import { acceptedKeys, isSealed, type Keys, lastingSeal, sealValue } from '../keys.ts';

const purposeOf = (permitId: string) => `pin of permit ${permitId}`;
const withoutSpaces = (pin: string) => pin.replace(/\s/g, '');

/** The stored hash of a typed PIN. */
export function permitPinHash(keys: Keys, permitId: string, pin: string): string {
  return sealValue(keys, purposeOf(permitId), withoutSpaces(pin));
}

export function isPermitPin(keys: Keys, permitId: string, { pin, hash }: { pin: string; hash: string }): boolean {
  return isSealed(keys, purposeOf(permitId), withoutSpaces(pin), hash);
}

/** Enough characters for 128 bits. */
const KEY_HASH_CHARACTERS = 22;

/** The stored hash of the key in a person's link. */
export function permitKeyHash(keys: Keys, permitId: string, key: string): string {
  return lastingSeal(keys, `key of permit ${permitId}`, key).slice(0, KEY_HASH_CHARACTERS);
}

/** Names the PIN for which a token was given, so that a newer PIN ends the token. */
export function pinTag(hash: string): string {
  return hash.slice(0, 16);
}

const DIGITS = 6;

/** The PIN of the print's link, 6 digits: it is derived from the permit, not stored, and opens the permit for reading only. */
export function viewPin(keys: Keys, permitId: string): string {
  return viewPinBy(keys.pepper, permitId);
}

/** Whether a PIN is that of the print's link, whenever the print was made. */
export function isViewPin(keys: Keys, permitId: string, pin: string): boolean {
  return acceptedKeys(keys, 'pepper').some((pepper) => withoutSpaces(pin) === viewPinBy(pepper, permitId));
}

function viewPinBy(pepper: string, permitId: string): string {
  const digest = createHmac('sha256', Buffer.from(pepper, 'base64url')).update(`view pin\n${permitId}`).digest();
  return String(digest.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
}
