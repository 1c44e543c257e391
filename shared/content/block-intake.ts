import type * as z from 'zod/mini';
import type { Issue } from '../core/errors.ts';
import type { AuthoredFile } from './block-kind.ts';

/** What came of reading a worker's part out of a submitted block; nothing where the block is left as it was made. */
export type Taken<A> = { answer?: A | undefined; issues: Issue[] };

/** How the server takes a kind of block in, from authors and workers; the site carries none of it. */
export type BlockIntake<B, A = never> = {
  /** The block as an author writes it: known fields only, defaults for what is left out, limits. */
  schema: z.ZodMiniType<B>;
  /** Picks the worker's part out of a submitted block and checks its shape; paths are relative to the block. */
  take?(block: B, submitted: Readonly<Record<string, unknown>>): Taken<A>;
  authoredFiles?(block: B): AuthoredFile[];
};
