import type * as z from 'zod/mini';
import type { Access } from './access.ts';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The client's part of an HTTP call: plain data, all of it in the site's bundle. The shape stays on the server. */
export type Endpoint<
  Path extends string = string,
  Query = unknown,
  Body = unknown,
  Reply = unknown,
  Callers extends Access = Access,
> = {
  method: Method;
  /** Under `/api`, with `:name` parameters. */
  path: Path;
  access: Callers;
  /** Raises the body limit from 16 kB to 4 MiB, for whole forms and small uploads (rule 1.4). */
  hasLargeBody?: true;
  /** The handler answers for an impossible `id`; by default the answer is 404. */
  takesAnyId?: true;
  /** The endpoint honours an `Idempotency-Key` header: set on every POST that creates or sends. */
  once?: true;
  /** An answer is named by an `ETag`; the caller who has it still gets 304. */
  hasTag?: true;
  /** The caller may send a proof of work instead of waiting, when a 429 carries a challenge. */
  proof?: true;
  /** The shape's types, for the compiler only: never set at run time. */
  types?: { query: Query; body: Body; reply: Reply };
};

/** Input and output of a call; only the server checks them, and the OpenAPI document describes them. */
export type Shape<Query = unknown, Body = unknown, Reply = unknown> = {
  /** One English sentence for the OpenAPI document. */
  summary: string;
  query?: z.ZodMiniType<Query>;
  body?: z.ZodMiniType<Body>;
  reply: z.ZodMiniType<Reply>;
  /** Of a reply that leaves as text; JSON where unsaid. */
  mediaType?: string;
  /** An example of a body, where its schema says too little to make one. */
  example?: object;
  /** 201 for a POST that creates or copies an entity; otherwise 200. */
  status?: 200 | 201;
  /** Whether a reply says that the product is out of service: its status is 503. */
  isOut?(reply: Reply): boolean;
  /** Whether a reply only confirms that the work is queued: its status is 202. */
  isAccepted?(reply: Reply): boolean;
  /** Errors beyond those of access and shape. */
  errors?: readonly ErrorCode[];
};

// oxlint-disable-next-line typescript/no-explicit-any -- the exact types come back through Input and Reply
export type AnyEndpoint = Endpoint<string, any, any, any>;
// oxlint-disable-next-line typescript/no-explicit-any -- the exact shapes come back through the endpoint that they are of
export type AnyShape = Shape<any, any, any>;

export type Api = Readonly<Record<string, AnyEndpoint>>;
/** The shapes of a feature's calls, by endpoint name. */
export type Shapes = Readonly<Record<string, AnyShape>>;

type Parsed<S, Name extends string> = S extends { [N in Name]: z.ZodMiniType<infer Value> } ? Value : unknown;

type EndpointOf<Declared, S> = Declared extends {
  path: infer Path extends string;
  access: infer Callers extends Access;
}
  ? Endpoint<Path, Parsed<S, 'query'>, Parsed<S, 'body'>, Parsed<S, 'reply'>, Callers>
  : never;

type Declaration = Omit<Endpoint, 'types'>;

/**
 * Declares a feature's endpoints with the types of their shapes: `declareApi<typeof cardShapes>()({ … })`. An endpoint without a shape, or
 * a shape without an endpoint, does not compile. The import is type-only, so the site does not bundle the shapes.
 */
export const declareApi =
  <S extends Shapes>() =>
  <const Declared extends Record<keyof S, Declaration>>(
    declared: Declared & Record<Exclude<keyof Declared, keyof S>, never>,
  ) =>
    declared as unknown as { readonly [Name in keyof Declared]: EndpointOf<Declared[Name], S[Name & keyof S]> };

export type ShapesOf<Declared extends Api> = {
  readonly [Name in keyof Declared]: Declared[Name] extends Endpoint<string, infer Query, infer Body, infer R>
    ? Shape<Query, Body, R>
    : never;
};

export type Shaped<Declared extends Api> = {
  readonly [Name in keyof Declared]: Declared[Name] & ShapesOf<Declared>[Name];
};

export function shaped<Declared extends Api>(declared: Declared, shapes: ShapesOf<Declared>): Shaped<Declared> {
  const entries = Object.entries(declared).map(([name, endpoint]) => [name, { ...endpoint, ...shapes[name] }]);
  return Object.fromEntries(entries) as Shaped<Declared>;
}

export type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & Params<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : unknown;

type Part<Name extends string, Value> = unknown extends Value ? unknown : { [K in Name]: Value };
export type ParamsPart<Path extends string> = unknown extends Params<Path> ? unknown : { params: Params<Path> };

/** What a caller gives: `params`, `query` and `body`, each only if the endpoint has it. */
export type Input<E> =
  E extends Endpoint<infer Path, infer Query, infer Body, unknown>
    ? ParamsPart<Path> & Part<'query', Query> & Part<'body', Body>
    : never;

export type Reply<E> = E extends Endpoint<string, unknown, unknown, infer R> ? R : never;

/** The parts of a call; the declaration has already checked their types. */
export type Parts = { params?: Record<string, string>; query?: Record<string, string | undefined>; body?: unknown };

/** Browsers and Node have it, but the language's own library lacks the type. */
declare const URLSearchParams: new (entries: string[][]) => { toString(): string };

/** `/user-forms/:id` with `{ id: 'x' }` becomes `/user-forms/x`. */
export function pathOf(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** The address of a call under `/api`: the path with its parameters, and the given query values. */
export function addressOf({ path }: AnyEndpoint, { params, query }: Parts): string {
  const given = Object.entries(query ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const search = new URLSearchParams(given).toString();
  return `${pathOf(path, params)}${search && `?${search}`}`;
}
