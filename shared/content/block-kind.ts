import type * as z from 'zod/mini';
import type { Issue } from '../core/errors.ts';

/** What a block's rules may know of its page: whether the block right before it is a ticked checkbox. */
export type BlockContext = { isPreviousTicked: boolean };

/** What came of reading a worker's part out of a submitted block; nothing where the block is left as it was made. */
export type Taken<A> = { answer?: A | undefined; issues: Issue[] };

/** A file that the author put on the page, by the folder under `/static` that holds it. */
export type AuthoredFile = { folder: 'images' | 'documents'; name: string };

/** The worker's side of a kind of block: `B` is the block in the shape that people read and write, `A` what is stored. */
export type BlockAnswer<B, A> = {
  /** Of the stored answer. */
  schema: z.ZodMiniType<A>;
  /** The answer of a block that nobody has touched; it is never stored. */
  empty(block: B): A;
  /** Picks the worker's part out of a submitted block and checks its shape; paths are relative to the block. */
  take(block: B, submitted: Readonly<Record<string, unknown>>): Taken<A>;
  /** The block with the answer in it. */
  put(block: B, answer: A): B;
  /** What keeps the page from being signed, of a block with its answer in it; paths are relative to the block. */
  issues(answered: B, context: BlockContext): Issue[];
  /** The files that the answer refers to: stored names, and data URLs that are not stored yet. */
  files(answer: A): string[];
  /** The answer with every file reference replaced. */
  withFiles(answer: A, nameOf: (file: string) => string): A;
  /** Whether a signed page may go from one answer to the other until it is approved; absent: never. */
  mayChangeAfterSigning?(block: B, before: A, after: A): boolean;
};

/** Everything that the product knows of one kind of block, apart from its looks. */
export type BlockKind<B, A = never> = {
  /** The block as an author writes it: known fields only, defaults for what is left out, limits. */
  schema: z.ZodMiniType<B>;
  answer?: BlockAnswer<B, A>;
  /** The block without what would give the right answer away. */
  withoutSecrets?(block: B): B;
  authoredFiles?(block: B): AuthoredFile[];
};

/** Declares a kind that is answered, keeping its exact types. */
export function answeredKind<B, A>(
  kind: BlockKind<B, A> & { answer: BlockAnswer<B, A> },
): BlockKind<B, A> & { answer: BlockAnswer<B, A> } {
  return kind;
}

/** The parts of an answer that refers to no files. */
export const NO_FILES = {
  files: (): string[] => [],
  withFiles: <A>(answer: A): A => answer,
};
