import { createHash } from 'node:crypto';

/** The hash under which a phone's key is stored. It has no pepper, so that a company that moves keeps its keys: nobody guesses 128 bits. */
export function checkInHash(key: string): string {
  return createHash('sha256').update(`check-in key\n${key}`).digest('base64url');
}
