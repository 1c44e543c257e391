import type * as z from 'zod/mini';
import type { Access } from './access.ts';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One HTTP call, declared once: the functions answer it, the web calls it, the OpenAPI document lists it. */
export type Endpoint<Path extends string = string, Query = unknown, Body = unknown, Reply = unknown> = {
  method: Method;
  /** Under `/api`, with `:name` parameters. */
  path: Path;
  /** One English sentence for the OpenAPI document. */
  summary: string;
  access: Access;
  query?: z.ZodMiniType<Query>;
  body?: z.ZodMiniType<Body>;
  /** Whether the body may have 4 MiB, as whole forms and small uploads do; elsewhere it has 16 kB (contract 8). */
  hasLargeBody?: true;
  reply: z.ZodMiniType<Reply>;
  /** 201 for a POST that creates or copies an entity; otherwise 200. */
  status?: 200 | 201;
  /** Whether an answer tells that the product is not to be used now: it goes out as 503. */
  isOut?(reply: Reply): boolean;
  /** Whether a reply says only that what was asked for is on its way, which is 202. */
  isAccepted?(reply: Reply): boolean;
  /** Whether the handler says what an `id` that can be none means; elsewhere it is 404. */
  takesAnyId?: true;
  /** Whether an `Idempotency-Key` header is honoured: every POST that creates or sends. */
  once?: true;
  /** Whether a proof of work is taken in the place of waiting, where the answer is 429 with a challenge. */
  proof?: true;
  /** Refusals beyond those that follow from access and shape. */
  errors?: readonly ErrorCode[];
};

export type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & Params<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : unknown;

type Part<Name extends string, Value> = unknown extends Value ? unknown : { [K in Name]: Value };
type ParamsPart<Path extends string> = unknown extends Params<Path> ? unknown : { params: Params<Path> };

/** What a caller gives: `params`, `query` and `body`, each only where the endpoint has it. */
export type Input<E> =
  E extends Endpoint<infer Path, infer Query, infer Body, unknown>
    ? ParamsPart<Path> & Part<'query', Query> & Part<'body', Body>
    : never;

export type Reply<E> = E extends Endpoint<string, unknown, unknown, infer R> ? R : never;

// oxlint-disable-next-line typescript/no-explicit-any -- the exact types come back through Input and Reply
export type AnyEndpoint = Endpoint<string, any, any, any>;

/** Declares an endpoint and keeps its exact types. */
export function endpoint<Path extends string, Query, Body, R>(
  declaration: Endpoint<Path, Query, Body, R>,
): Endpoint<Path, Query, Body, R> {
  return declaration;
}

/** `/user-forms/:id` with `{ id: 'x' }` becomes `/user-forms/x`. */
export function pathOf(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
