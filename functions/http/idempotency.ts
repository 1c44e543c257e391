import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Actor } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { Once } from '../store/once.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The caller's idempotency key bound to caller and route; an anonymous caller's must be a UUID (rule 1.3). */
export function onceOf(c: Context, actor: Actor, bodyHash: string): Once | undefined {
  const key = c.req.header('idempotency-key');
  if (key === undefined || key === '') return undefined;
  if (key.length > 100 || (actor.kind === 'anonymous' && !UUID.test(key))) {
    throw new AppError('bad_request', { issues: [{ path: 'Idempotency-Key', code: 'invalid_format' }] });
  }
  const route = `${c.req.method} ${c.req.path}`;
  const hash = createHash('sha256')
    .update([callerKey(actor), route, key].join('\n'))
    .digest('base64url');
  return { id: hash, bodyHash };
}

function callerKey(actor: Actor): string {
  switch (actor.kind) {
    case 'anonymous':
      return 'anonymous';
    case 'staff':
    case 'enrollee':
      return `user ${actor.userId}`;
    case 'worker':
      return `userForm ${actor.userFormId}`;
    case 'cardHolder':
      return `card ${actor.cardId}`;
    case 'reviewer':
      return `permit ${actor.permitId} ${actor.personId ?? ''}`;
  }
}
