import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod/mini';
import { isRecord } from '../../shared/content/take-part.ts';
import { mayCall } from '../../shared/core/access.ts';
import type { Actor } from '../../shared/core/actor.ts';
import type { AnyEndpoint, Input, Reply } from '../../shared/core/endpoint.ts';
import { AppError, type Issue } from '../../shared/core/errors.ts';
import { Id } from '../../shared/core/fields.ts';
import { PROOF_HEADER } from '../../shared/core/proof-of-work.ts';
import type { Once } from '../store/once.ts';
import type { World } from '../world.ts';
import { actorFromToken } from './actor-from-token.ts';
import { callerAddress } from './caller-address.ts';
import { onceOf } from './idempotency.ts';
import { bodyOf } from './request-body.ts';
import { issuesOf } from './shape-issues.ts';

export type Env = { Variables: { requestId: string } };
export type App = Hono<Env>;

/** One request after permission and shape: what a handler works with. */
export type Call<E> = Input<E> & {
  world: World;
  actor: Actor;
  /** The client's address as the edge saw it; only for limits. */
  address: string;
  /** The proof of work that the caller sends in the place of waiting. */
  proof: string | undefined;
  /** The caller's idempotency key, where one was sent to an endpoint that honours it. */
  once: Once | undefined;
};

/** Mounts one endpoint. Every call passes the same order: site, actor, access, id, body, shape, handler, reply. */
export function answer<E extends AnyEndpoint>(
  app: App,
  world: World,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Reply<E>>,
): void {
  app.on(endpoint.method, endpoint.path, async (c) => {
    requireOwnSite(c, endpoint);
    const actor = await actorFromToken(world, c.req.header('authorization'));
    const params = c.req.param() as Record<string, string>;
    if (!mayCall(actor, endpoint.access, params))
      throw new AppError(actor.kind === 'anonymous' ? 'unauthorized' : 'forbidden');
    if ('id' in params && !endpoint.takesAnyId && !z.safeParse(Id, params['id']).success)
      throw new AppError('not_found');
    const query = endpoint.query ? shaped(endpoint.query, c.req.query(), 'bad_request') : undefined;
    const raw = endpoint.body ? await bodyOf(c, endpoint) : '';
    const body = endpoint.body ? shaped(endpoint.body, jsonOf(raw), 'validation_failed') : undefined;
    const once = endpoint.once ? onceOf(c, actor, digest(raw)) : undefined;
    const proof = c.req.header(PROOF_HEADER);
    const call = { world, actor, params, query, body, address: callerAddress(c), proof, once };
    const reply = await handler(call as unknown as Call<E>);
    if (endpoint.isOut?.(reply)) return c.json(reply as object, 503, { 'Retry-After': OUT_SECONDS });
    return c.json(reply as object, statusOf(endpoint, reply));
  });
}

function statusOf<E extends AnyEndpoint>(endpoint: E, reply: Reply<E>): ContentfulStatusCode {
  return endpoint.isAccepted?.(reply) ? 202 : (endpoint.status ?? 200);
}

const OUT_SECONDS = '5';

/** Another site's page has nothing to change here; who sends no such header is no page. */
function requireOwnSite(c: Context, { method }: AnyEndpoint): void {
  if (method !== 'GET' && c.req.header('sec-fetch-site') === 'cross-site') throw new AppError('forbidden');
}

function jsonOf(raw: string): unknown {
  if (raw.trim() === '') return undefined;
  try {
    return JSON.parse(raw);
  } catch {
    throw new AppError('bad_request');
  }
}

function shaped(schema: z.ZodMiniType, value: unknown, code: 'bad_request' | 'validation_failed'): unknown {
  const result = z.safeParse(schema, value, { reportInput: true });
  if (result.success) return result.data;
  if (!isRecord(value)) throw new AppError('bad_request', { message: 'FORM NOT FOUND' });
  const issues: Issue[] = issuesOf(result.error.issues);
  throw new AppError(code, { issues });
}

function digest(raw: string): string {
  return createHash('sha256').update(raw).digest('base64url');
}
