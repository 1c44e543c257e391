import { createHmac } from 'node:crypto';
import type { Keys } from './keys.ts';
import { sealed } from './keys.ts';

/** A PIN as it is kept, from how it was typed. */
export function permitPinHash(keys: Keys, permitId: string, pin: string): string {
  return sealed(keys, `pin of permit ${permitId}`, pin.replace(/\s/g, ''));
}

/** Names the PIN that a token was given for, so that a newer PIN ends the token. */
export function pinTag(hash: string): string {
  return hash.slice(0, 16);
}

const DIGITS = 6;

/** The PIN of the print's link, 6 digits: it follows from the permit, is kept nowhere, and opens the permit for reading only. */
export function viewPin(keys: Keys, permitId: string): string {
  const digest = createHmac('sha256', Buffer.from(keys.pepper, 'base64url')).update(`view pin\n${permitId}`).digest();
  return String(digest.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
}
