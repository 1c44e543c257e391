import { MESSAGES_PREFIX } from '../store/keys.ts';
import type { Key } from '../store/items.ts';

/** A message's key, encoded for an SES tag. */
export const tagOf = ({ PK, SK }: Key): string => Buffer.from(`${PK} ${SK}`).toString('base64url');

export function keyOfTag(tag = ''): Key | undefined {
  const [PK, SK] = Buffer.from(tag, 'base64url').toString().split(' ');
  return PK?.startsWith(MESSAGES_PREFIX) && SK ? { PK, SK } : undefined;
}
