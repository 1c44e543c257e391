import type { Issue } from '../core/errors.ts';
import type { PagedKind } from './pages/page-number.ts';

/** What a form is for: the worker fills in an induction, the staff member who writes a permit fills in the permit. */
export type FormPurpose = PagedKind;

/** Rules that reject a form, reported at the field that its author must fix. */
export const FORM_RULES = [
  'no_options',
  'no_right_option',
  'few_options',
  'same_options',
  'card_nameless',
  'person_mandatory',
  'watch_is_worker',
] as const;
export type FormRule = (typeof FORM_RULES)[number];

/** A broken rule, with its path in the block. */
export type RuleIssue = Issue & { code: FormRule };

/** What a block's rules may know of its page: whether the block directly before it is a ticked checkbox. */
export type BlockContext = { isPreviousTicked: boolean };

/** A file that the author put on the page; `folder` is the folder under `/static`. */
export type AuthoredFile = { folder: 'images' | 'documents'; name: string };

/** What a worker needs at hand for a block: cards by name, mandatory or not, and a camera. */
export type BlockNeeds = { cards?: readonly { title: string; shown?: string; mandatory: boolean }[]; camera?: boolean };

/** How workers answer a kind of block: `B` is the block as clients read and write it, `A` the stored answer. */
export type BlockAnswer<B, A> = {
  /** Whether a stored value has the shape of an answer. */
  isAnswer(stored: unknown): stored is A;
  /** The answer of an untouched block; never stored. */
  empty(block: B): A;
  /** Reads the answer that `put` wrote into the block. */
  read(answered: B): A;
  /** The block with the answer in it. */
  put(block: B, answer: A): B;
  /** Estimated seconds to answer. */
  seconds(block: B): number;
  /** Whether a form of this purpose requires the answer; absent: both do. */
  isAsked?(block: B, purpose: FormPurpose): boolean;
  /** Fills the empty parts of the answer with their defaults on `today` (`YYYY-MM-DD`); undefined when no part is empty. */
  defaults?(answered: B, context: BlockContext, today: string): A | undefined;
  /** What blocks signing of the page, for a block that holds its answer; paths are relative to the block. */
  issues(answered: B, context: BlockContext): Issue[];
  /** The files that the answer refers to: names of stored files, and data URLs not yet stored. */
  files(answer: A): string[];
  /** The answer with every file reference replaced. */
  withFiles(answer: A, nameOf: (file: string) => string): A;
  /** Whether the answer on a signed page may change so before approval; absent: never. */
  mayChangeAfterSigning?(block: B, before: A, after: A): boolean;
};

/** Rules of a kind of block that the server and the site share, without schemas and looks. */
export type BlockKind<B, A = never> = {
  answer?: BlockAnswer<B, A>;
  /** The block without anything that reveals the right answer. */
  withoutSecrets?(block: B): B;
  /** Why nobody could sign a page with the block, or why the block makes no sense; empty when the block is valid. */
  authorIssues?(block: B, purpose: FormPurpose): RuleIssue[];
  /** The files that the author put into the block. */
  authoredFiles?(block: B): AuthoredFile[];
  needs?(block: B): BlockNeeds;
  /** Whether a confirmation box is ticked; only for kinds that are such a box. */
  isTicked?(answered: B): boolean;
  /** Some of the block may be shown only when the checkbox directly before it is ticked. */
  followsTick?: true;
  hasSignature?(block: B): boolean;
  /** Whether the page cannot be signed until the block is answered right. */
  isExam?(block: B): boolean;
  /** Errors in the exam answer, as shown to the person who answers. */
  examIssues?(answered: B): Issue[];
  /** The `key` of the page that a wrong answer sends the reader back to. */
  leadsBack?: { pageKey(block: B): string | undefined; withPageKey(block: B, key: string | undefined): B };
};

/** Declares a kind that is answered, keeping its exact types. */
export function answeredKind<B, A>(
  kind: BlockKind<B, A> & { answer: BlockAnswer<B, A> },
): BlockKind<B, A> & { answer: BlockAnswer<B, A> } {
  return kind;
}

/** The file functions of an answer that refers to no files. */
export const NO_FILES = {
  files: (): string[] => [],
  withFiles: <A>(answer: A): A => answer,
};
