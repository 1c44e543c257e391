import { createHmac } from 'node:crypto';
import { AppError } from '../../shared/core/errors.ts';
import { acceptedKeys, isSame, type Keys } from '../security/keys.ts';

/**
 * A list position as an opaque cursor. `boundTo` names caller and filter: a cursor works only for its own list and therefore reveals
 * nothing about another company (rule 1.2).
 */
export function sealCursor(keys: Keys, boundTo: string, position: string | undefined): string | null {
  if (position === undefined) return null;
  const body = Buffer.from(position, 'utf8').toString('base64url');
  return `${body}.${signature(keys.cursor, boundTo, body)}`;
}

export function openCursor(keys: Keys, boundTo: string, cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const [body = '', given = ''] = cursor.split('.');
  if (!acceptedKeys(keys, 'cursor').some((key) => isSame(signature(key, boundTo, body), given))) {
    throw new AppError('bad_request', { issues: [{ path: 'cursor', code: 'invalid_value' }] });
  }
  return Buffer.from(body, 'base64url').toString('utf8');
}

function signature(key: string, boundTo: string, body: string): string {
  return createHmac('sha256', Buffer.from(key, 'base64url'))
    .update(`${boundTo}\n${body}`)
    .digest('base64url')
    .slice(0, 27);
}
