import type { Context } from 'hono';

/** The answer of an endpoint that has nothing new for the caller: 304 without a body. */
export const UNCHANGED = Symbol('unchanged');

/** By what a caller tells which answer they have. Weak, since an answer may be compressed on its way. */
export type Tag = {
  /** What the caller has; undefined where they have none. */
  known: string | undefined;
  /** Names the answer. */
  keep: (name: string) => void;
  unchanged: () => typeof UNCHANGED;
};

export function tagOf(c: Context): Tag {
  const known = /^(?:W\/)?"([^"]*)"$/.exec(c.req.header('if-none-match') ?? '')?.[1];
  const keep = (name: string) => c.header('ETag', `W/"${name}"`);
  return {
    known,
    keep,
    unchanged: () => {
      keep(known ?? '');
      return UNCHANGED;
    },
  };
}
