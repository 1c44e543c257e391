import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Keys } from './keys.ts';

const BLOCK = 'aes-256-ecb';
const ID_BYTES = 16;

const keyOf = ({ pass }: Keys) => Buffer.from(pass, 'base64url');

/** Every reading of an induction asks for its pass's id, which takes longer to reckon than a page of it to read. */
const MOST_KNOWN = 1000;
const known = new Map<string, string>();

/** The id of an induction's pass: its own id, one block, under a key that is never replaced. */
export function passIdOf(keys: Keys, userFormId: string): string {
  const asked = `${keys.pass} ${userFormId}`;
  const found = known.get(asked);
  if (found !== undefined) return found;
  const cipher = createCipheriv(BLOCK, keyOf(keys), null).setAutoPadding(false);
  const passId = cipher.update(Buffer.from(userFormId, 'base64url')).toString('base64url');
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(asked, passId);
  return passId;
}

/** The id of the induction behind a pass; undefined for a text that can be no pass. */
export function userFormOfPass(keys: Keys, passId: string): string | undefined {
  const block = Buffer.from(passId, 'base64url');
  if (block.length !== ID_BYTES || block.toString('base64url') !== passId) return undefined;
  const decipher = createDecipheriv(BLOCK, keyOf(keys), null).setAutoPadding(false);
  return decipher.update(block).toString('base64url');
}
