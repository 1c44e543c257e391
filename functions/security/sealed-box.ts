import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { acceptedKeys, type Keys } from './keys.ts';

/** Encrypts with AES-256-GCM what a message carries and the table must not show: codes, PINs, ids of reset requests. */
export function encryptBox(keys: Keys, secret: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(keys.box, 'base64url'), iv);
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** Throws where none of the keys opens it. */
export function openBox(keys: Keys, box: string): string {
  let failure: unknown;
  for (const key of acceptedKeys(keys, 'box')) {
    try {
      return openBoxWith(key, box);
    } catch (error) {
      failure ??= error;
    }
  }
  throw failure;
}

function openBoxWith(key: string, box: string): string {
  const bytes = Buffer.from(box, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
