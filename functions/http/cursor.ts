import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../shared/core/errors.ts';
import type { Keys } from './keys.ts';

/**
 * A list position as an opaque string. `boundTo` names caller and filter: a cursor taken from one list
 * opens no other, so it can tell nothing about another company (contract 3).
 */
export function sealCursor(keys: Keys, boundTo: string, position: string | undefined): string | null {
  if (position === undefined) return null;
  const body = Buffer.from(position, 'utf8').toString('base64url');
  return `${body}.${signature(keys, boundTo, body)}`;
}

export function openCursor(keys: Keys, boundTo: string, cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const [body = '', given = ''] = cursor.split('.');
  const expected = Buffer.from(signature(keys, boundTo, body));
  const actual = Buffer.from(given);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) {
    throw new AppError('bad_request', { issues: [{ path: 'cursor', code: 'invalid_value' }] });
  }
  return Buffer.from(body, 'base64url').toString('utf8');
}

function signature(keys: Keys, boundTo: string, body: string): string {
  return createHmac('sha256', Buffer.from(keys.cursor, 'base64url'))
    .update(`${boundTo}\n${body}`)
    .digest('base64url')
    .slice(0, 27);
}
