import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod/mini';
import { isRecord } from '../../shared/content/answers/take-part.ts';
import type { Actor } from '../../shared/core/actor.ts';
import { mayCall, mayCallSo, type Caller } from '../../shared/core/access.ts';
import {
  shaped,
  type AnyEndpoint,
  type AnyShape,
  type Api,
  type Input,
  type Reply,
  type Shaped,
  type ShapesOf,
} from '../../shared/core/endpoint.ts';
import { AppError, type ErrorCode, type Issue } from '../../shared/core/errors.ts';
import { isId } from '../../shared/core/fields.ts';
import { PROOF_HEADER } from '../../shared/core/proof-of-work.ts';
import type { Once } from '../store/once.ts';
import type { World } from '../world.ts';
import { actorFromToken } from './actor-from-token.ts';
import { callerAddress } from './caller-address.ts';
import { deviceCookieOf } from '../security/device-cookie.ts';
import { countSecurity, tellSecurity } from '../security/security-log.ts';
import { onceOf } from './idempotency.ts';
import { bodyOf } from './request-body.ts';
import { JsonText } from './json-text.ts';
import { tagOf, UNCHANGED, type Tag } from './tag.ts';
import { issuesOf } from './shape-issues.ts';

export type App = Hono;

/** One authorised and validated request, as a handler receives it. */
export type Call<E extends AnyEndpoint> = Input<E> & {
  world: World;
  /** The caller, one of those whom the declaration's `access` allows. */
  actor: Caller<E['access']>;
  /** The client's address as the edge saw it; used only for limits. */
  address: string;
  /** The proof of work that the caller sends instead of waiting. */
  proof: string | undefined;
  /** The cookie of known devices as the browser sent it, the function that sets it anew, and the browser's `User-Agent`. */
  device: { cookie: string | undefined; keep: (setCookie: string) => void; agent: string | undefined };
  /** The caller's idempotency key, where the endpoint honours one and the caller sent it. */
  once: Once | undefined;
  /** Which answer the caller has, of an endpoint that declares tags. */
  tag: Tag;
};

export type Handler<E extends AnyEndpoint> = (call: Call<E>) => Promise<Reply<E> | typeof UNCHANGED>;

/** The handler of each endpoint of a declaration: an endpoint without one does not compile. */
export type Handlers<Declared extends Api> = { [Name in keyof Declared]: Handler<Declared[Name]> };

/** Endpoints with their handlers, mounted in the order of their declaration. */
export type Feature<Endpoints> = { endpoints: Endpoints; mount: (app: App, world: World) => void };

export function feature<Declared extends Api>(
  declared: Declared,
  shapes: ShapesOf<Declared>,
  handlers: Handlers<Declared>,
): Feature<Shaped<Declared>> {
  const endpoints = shaped(declared, shapes);
  const names: (keyof Declared)[] = Object.keys(declared);
  const mount = (app: App, world: World) => {
    for (const name of names) answer(app, world, endpoints[name], handlers[name]);
  };
  return { endpoints, mount };
}

export function mountFeatures(app: App, world: World, features: Readonly<Record<string, Feature<unknown>>>): void {
  for (const { mount } of Object.values(features)) mount(app, world);
}

/** Mounts one endpoint. Every call is processed in the same order: site, actor, access, id, body, shape, handler, reply. */
function answer<E extends AnyEndpoint>(app: App, world: World, endpoint: E & AnyShape, handler: Handler<E>): void {
  app.on(endpoint.method, endpoint.path, async (c) => {
    requireOwnSite(c, endpoint);
    const actor = await actorFromToken(world, c.req.header('authorization'));
    if (actor.kind === 'staff' && actor.isKey)
      await (await import('./count-key-call.ts')).countKeyCall(c, world, actor);
    const params = c.req.param() as Record<string, string>;
    if (!mayCall(actor, endpoint.access, params) || !mayCallSo(actor, endpoint))
      throw await refusedAccess(world, actor, endpoint);
    requireNameable(params, endpoint);
    const query = endpoint.query ? queryOf(c, endpoint.query) : undefined;
    const raw = endpoint.body ? await bodyOf(c, endpoint) : '';
    const body = endpoint.body ? parseInput(endpoint.body, jsonOf(raw), 'validation_failed') : undefined;
    const once = endpoint.once ? onceOf(c, actor, digest(raw)) : undefined;
    const proof = c.req.header(PROOF_HEADER);
    const call = {
      world,
      actor,
      params,
      query,
      body,
      address: callerAddress(c),
      proof,
      once,
      device: deviceOf(c),
      tag: tagOf(c),
    };
    const reply = await handler(call as unknown as Call<E>);
    return respond(c, endpoint, reply);
  });
}

/** The longest part of a path, in characters: no key of a table is longer. A list of ids has its own shape. */
const MOST_OF_PATH = 200;

/** 404 for what can name nothing; where any id may come, it is refused like a wrong one. */
function requireNameable({ id, ids: _list, ...others }: Record<string, string>, { takesAnyId }: AnyEndpoint): void {
  const isOdd = id !== undefined && !takesAnyId && !isId(id);
  if (isOdd || Object.values(others).some((part) => part.length > MOST_OF_PATH)) throw new AppError('not_found');
}

function respond(c: Context, endpoint: AnyShape, reply: unknown): Response {
  if (reply === UNCHANGED) return c.body(null, 304);
  if (reply instanceof JsonText) return c.body(reply.text, 200, { 'Content-Type': 'application/json' });
  if (endpoint.mediaType !== undefined) return c.body(reply as string, 200, { 'Content-Type': endpoint.mediaType });
  if (endpoint.isOut?.(reply)) return c.json(reply as object, 503, { 'Retry-After': OUT_SECONDS });
  return c.json(reply as object, statusOf(endpoint, reply));
}

const deviceOf = (c: Context) => ({
  cookie: deviceCookieOf(c),
  keep: (setCookie: string) => c.header('Set-Cookie', setCookie, { append: true }),
  agent: c.req.header('user-agent'),
});

function statusOf(endpoint: AnyShape, reply: unknown): ContentfulStatusCode {
  return endpoint.isAccepted?.(reply) ? 202 : (endpoint.status ?? 200);
}

/** What is said to a caller who may not call, where it is not that they lack the right. */
const REFUSALS: Partial<Record<Actor['kind'], ErrorCode>> = {
  anonymous: 'unauthorized',
  enrollee: 'second_factor_required',
};

const OUT_SECONDS = '5';

/** Counts what is refused to a user into the security log; other callers hold a token for one thing, and only a line tells of them. */
async function refusedAccess(world: World, actor: Actor, { method, path }: AnyEndpoint): Promise<AppError> {
  const told = REFUSALS[actor.kind];
  if (told !== undefined) return new AppError(told);
  if (actor.kind !== 'staff') tellSecurity(world, 'accessRefused');
  else {
    const { userId, company } = actor;
    await countSecurity(world, { kind: 'accessRefused', company, by: userId, about: `${method} ${path}` }, userId);
  }
  return new AppError('forbidden');
}

/** Refuses changes that another site's page sends; a client without the header is not a browser page. */
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

/** What each shape reads where nothing is asked, which most calls do. */
const unasked = new WeakMap<z.ZodMiniType, unknown>();

function queryOf(c: Context, schema: z.ZodMiniType): unknown {
  const isAsked = c.req.url.includes('?');
  const known = isAsked ? undefined : unasked.get(schema);
  if (known !== undefined) return known;
  const query = parseInput(schema, c.req.query(), 'bad_request');
  if (!isAsked) unasked.set(schema, Object.freeze(query));
  return query;
}

function parseInput(schema: z.ZodMiniType, value: unknown, code: 'bad_request' | 'validation_failed'): unknown {
  const result = z.safeParse(schema, value, { reportInput: true });
  if (result.success) return result.data;
  if (!isRecord(value)) throw new AppError('bad_request', { message: 'FORM NOT FOUND' });
  const issues: Issue[] = issuesOf(result.error.issues);
  throw new AppError(code, { issues });
}

function digest(raw: string): string {
  return createHash('sha256').update(raw).digest('base64url');
}
