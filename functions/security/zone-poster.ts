import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { Keys } from './keys.ts';

const ID_BYTES = 16;
const CIPHER = 'aes-256-cbc';
const NO_IV = Buffer.alloc(ID_BYTES);

const keyOf = ({ pass }: Keys) => createHmac('sha256', Buffer.from(pass, 'base64url')).update('zone poster').digest();

/** The id on a zone's poster: the zone and the board that it lives with, two blocks, under a key that is never replaced. */
export function posterIdOf(keys: Keys, { zone, board }: { zone: string; board: string }): string {
  const cipher = createCipheriv(CIPHER, keyOf(keys), NO_IV).setAutoPadding(false);
  return cipher.update(Buffer.concat([zone, board].map((id) => Buffer.from(id, 'base64url')))).toString('base64url');
}

/** The zone and the board behind a poster; undefined for a text that can be none. The board's id, which nobody guesses, proves it. */
export function zoneOfPoster(keys: Keys, posterId: string): { zone: string; board: string } | undefined {
  const blocks = Buffer.from(posterId, 'base64url');
  if (blocks.length !== 2 * ID_BYTES || blocks.toString('base64url') !== posterId) return undefined;
  const decipher = createDecipheriv(CIPHER, keyOf(keys), NO_IV).setAutoPadding(false);
  const ids = decipher.update(blocks);
  return {
    zone: ids.subarray(0, ID_BYTES).toString('base64url'),
    board: ids.subarray(ID_BYTES).toString('base64url'),
  };
}
