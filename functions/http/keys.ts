import { createHmac } from 'node:crypto';

/** Signing keys by key id; the current one signs, all of them verify. */
export type KeyRing = { current: string; keys: Record<string, string> };

/** The installation's secrets; every value is 32 random bytes in base64url. */
export type Keys = { token: KeyRing; file: KeyRing; pepper: string; cursor: string; box: string };

/** A peppered HMAC for things that are looked up or compared but never read back: codes, PINs, resume keys, addresses. */
export function sealed(keys: Keys, purpose: string, value: string): string {
  return createHmac('sha256', Buffer.from(keys.pepper, 'base64url')).update(`${purpose}\n${value}`).digest('base64url');
}
