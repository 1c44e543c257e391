import type * as z from 'zod/mini';
import type { Issue } from '../core/errors.ts';

/** The result of reading an answer from a submitted block; `answer` is undefined when the block keeps its authored state. */
export type Taken<A> = { answer?: A | undefined; issues: Issue[] };

/** How the server parses a kind of block from authors and workers; the site does not bundle this. */
export type BlockShape<B, A = never> = {
  /** The block as an author writes it: known fields only, with defaults and limits. */
  schema: z.ZodMiniType<B>;
  /** Reads the worker's answer from a submitted block and checks its shape; paths are relative to the block. */
  take?(block: B, submitted: Readonly<Record<string, unknown>>): Taken<A>;
};
