import type { BlockAnswer } from '../block-kind.ts';
import { blockKindOf } from '../block-registry.ts';
import type { Block } from '../block-registry.ts';
import { orderedJson } from './canonical.ts';
import { isDataUrl } from '../blocks/form/signature.ts';
import type { PageContent } from '../pages/page-rules.ts';

/**
 * The worker's answers on one page, keyed by block index. Untouched blocks have no entry, so equal answers are equal values; an answer of
 * the wrong shape counts as untouched.
 */
export type Answers = Readonly<Record<string, unknown>>;

/** Whether the answer differs from the block's empty answer. */
export function isTouched(part: BlockAnswer<Block, unknown>, block: Block, answer: unknown): boolean {
  return orderedJson(answer) !== orderedJson(part.empty(block));
}

/** Reads the answers out of blocks that `withAnswers` produced. */
export function answersIn(page: PageContent): Answers {
  const entries = page.content.flatMap((block, place) => {
    const { answer: part } = blockKindOf(block);
    if (!part) return [];
    const answer = part.read(block);
    return part.isAnswer(answer) && isTouched(part, block, answer) ? [[place, answer]] : [];
  });
  return Object.fromEntries(entries);
}

/** The page's blocks with their answers. `hideCorrect` removes the right answers of questions. */
export function withAnswers(page: PageContent, answers: Answers, { hideCorrect }: { hideCorrect: boolean }): Block[] {
  return page.content.map((block, place) => {
    const kind = blockKindOf(block);
    const answered = kind.answer ? kind.answer.put(block, storedAnswer(kind.answer, block, answers[place])) : block;
    return hideCorrect && kind.withoutSecrets ? kind.withoutSecrets(answered) : answered;
  });
}

export function answersEqual(a: Answers, b: Answers): boolean {
  return orderedJson(a) === orderedJson(b);
}

/** The names of stored files in the answers, without duplicates. */
export function filesOf(page: PageContent, answers: Answers): string[] {
  return [...new Set(referencesOf(page, answers).filter((file) => !isDataUrl(file)))];
}

/** The pictures in the answers that are data URLs and not yet stored, without duplicates. */
export function dataUrlsOf(page: PageContent, answers: Answers): string[] {
  return [...new Set(referencesOf(page, answers).filter(isDataUrl))];
}

/** Replaces every data URL with the name of its stored picture. */
export function withStoredFiles(page: PageContent, answers: Answers, nameOf: (dataUrl: string) => string): Answers {
  const entries = page.content.flatMap((block, place) => {
    const { answer: part } = blockKindOf(block);
    if (!part || answers[place] === undefined) return [];
    const stored = storedAnswer(part, block, answers[place]);
    return [[place, part.withFiles(stored, (file) => (isDataUrl(file) ? nameOf(file) : file))]];
  });
  return Object.fromEntries(entries);
}

/** The stored answer, or the empty answer when none is stored or its shape is wrong. */
export function storedAnswer<A>(part: BlockAnswer<Block, A>, block: Block, stored: unknown): A {
  return part.isAnswer(stored) ? stored : part.empty(block);
}

function referencesOf(page: PageContent, answers: Answers): string[] {
  return page.content.flatMap((block, place) => {
    const { answer: part } = blockKindOf(block);
    return part ? part.files(storedAnswer(part, block, answers[place])) : [];
  });
}
