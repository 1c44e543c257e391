import type { Issue } from '../core/errors.ts';

/** What a block's rules may know of its page: whether the block right before it is a ticked checkbox. */
export type BlockContext = { isPreviousTicked: boolean };

/** A file that the author put on the page, by the folder under `/static` that holds it. */
export type AuthoredFile = { folder: 'images' | 'documents'; name: string };

/** The worker's side of a kind of block: `B` is the block in the shape that people read and write, `A` what is stored. */
export type BlockAnswer<B, A> = {
  /** Whether a stored value has the shape of an answer. */
  isAnswer(stored: unknown): stored is A;
  /** The answer of a block that nobody has touched; it is never stored. */
  empty(block: B): A;
  /** The answer that `put` left in the block. */
  read(answered: B): A;
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

/** What both sides know of one kind of block: its rules, apart from its schemas and its looks. */
export type BlockKind<B, A = never> = {
  answer?: BlockAnswer<B, A>;
  /** The block without what would give the right answer away. */
  withoutSecrets?(block: B): B;
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
