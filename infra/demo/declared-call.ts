import type { Endpoint, ParamsPart, Reply } from '../../shared/core/endpoint.ts';
import type { ErrorBody } from '../../shared/core/errors.ts';

/** Makes every field optional: clients other than the site may omit any, and the server decides what is required. */
type Loose<T> = T extends readonly (infer Item)[]
  ? readonly Loose<Item>[]
  : T extends object
    ? { readonly [K in keyof T]?: Loose<T[K]> | undefined }
    : T;

type LoosePart<Name extends string, T> = unknown extends T ? unknown : { [K in Name]?: Loose<T> | undefined };

/** The input of a declared call: every path parameter, and any query and body. */
export type Given<E> =
  E extends Endpoint<infer Path, infer Query, infer Body, unknown>
    ? ParamsPart<Path> & LoosePart<'query', Query> & LoosePart<'body', Body>
    : never;

/** An API answer: the declared reply, or an error with its `code`. */
export type Answer<E> = { status: number; body: Reply<E> & Partial<ErrorBody>; headers: Headers };
