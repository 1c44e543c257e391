import type { Issue } from '../core/errors.ts';
import type { BlockAnswer } from './block-kind.ts';
import { blockKindOf } from './block-registry.ts';
import type { Block } from './block-registry.ts';
import { blockIntakeOf } from './block-intake-registry.ts';
import { canonicalJson } from './canonical.ts';
import { isDataUrl } from './kinds/signature.ts';
import type { PageContent } from './page-rules.ts';
import { below } from './shape-issues.ts';
import { isRecord } from './take-part.ts';

/**
 * A worker's part of one page, by the place of the block. Untouched blocks have none, so that equal answers are equal
 * values; a stored answer that has not the shape of its kind's counts as untouched.
 */
export type Answers = Readonly<Record<string, unknown>>;

/** The most that the answers of one page may take, as UTF-8 JSON and with pictures counted as their file names. */
const MAX_ANSWERS_BYTES = 48 * 1024;
const PLACEHOLDER_NAME = 'x'.repeat(80);

/**
 * Picks the worker's part out of submitted blocks. They must be as many and of the same kinds as the page's; everything
 * else in them is ignored. Any value may be given: what does not fit becomes an issue at `content.<place>…`.
 */
export function takeAnswers(page: PageContent, submitted: unknown): { answers: Answers; issues: Issue[] } {
  if (!Array.isArray(submitted) || submitted.length !== page.content.length) {
    return { answers: {}, issues: [{ path: 'content', code: 'invalid_value' }] };
  }
  const answers: Record<string, unknown> = {};
  const issues = page.content.flatMap((block, place) => {
    const taken = takeAnswer(block, submitted[place]);
    if (taken.answer !== undefined) answers[place] = taken.answer;
    return below(`content.${place}`, taken.issues);
  });
  if (sizeInBytes(page, answers) > MAX_ANSWERS_BYTES) issues.push({ path: 'content', code: 'too_long' });
  return { answers, issues };
}

function takeAnswer(block: Block, submitted: unknown): { answer?: unknown; issues: Issue[] } {
  if (!isRecord(submitted) || submitted['kind'] !== block.kind)
    return { issues: [{ path: '', code: 'invalid_value' }] };
  const { answer: part } = blockKindOf(block);
  const { answer, issues } = blockIntakeOf(block).take?.(block, submitted) ?? { issues: [] };
  return part?.isAnswer(answer) && isTouched(part, block, answer) ? { answer, issues } : { issues };
}

function isTouched(part: BlockAnswer<Block, unknown>, block: Block, answer: unknown): boolean {
  return canonicalJson(answer) !== canonicalJson(part.empty(block));
}

/** The answers in blocks that have come out of `withAnswers`. */
export function answersIn(page: PageContent): Answers {
  const entries = page.content.flatMap((block, place) => {
    const { answer: part } = blockKindOf(block);
    if (!part) return [];
    const answer = part.read(block);
    return part.isAnswer(answer) && isTouched(part, block, answer) ? [[place, answer]] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * The page's blocks with the answers in them. With `hideCorrect` nothing tells which options of a question are right.
 */
export function withAnswers(page: PageContent, answers: Answers, { hideCorrect }: { hideCorrect: boolean }): Block[] {
  return page.content.map((block, place) => {
    const kind = blockKindOf(block);
    const answered = kind.answer ? kind.answer.put(block, storedAnswer(kind.answer, block, answers[place])) : block;
    return hideCorrect && kind.withoutSecrets ? kind.withoutSecrets(answered) : answered;
  });
}

export function answersEqual(a: Answers, b: Answers): boolean {
  return canonicalJson(a) === canonicalJson(b);
}

/** The names of the stored files that the answers refer to, each once. */
export function filesOf(page: PageContent, answers: Answers): string[] {
  return [...new Set(referencesOf(page, answers).filter((file) => !isDataUrl(file)))];
}

/** The pictures that stand in the answers as data URLs and wait to be stored, each once. */
export function dataUrlsOf(page: PageContent, answers: Answers): string[] {
  return [...new Set(referencesOf(page, answers).filter(isDataUrl))];
}

/** The answers with every data URL replaced by the name that its picture was stored under. */
export function withStoredFiles(page: PageContent, answers: Answers, nameOf: (dataUrl: string) => string): Answers {
  const entries = page.content.flatMap((block, place) => {
    const { answer: part } = blockKindOf(block);
    if (!part || answers[place] === undefined) return [];
    const stored = storedAnswer(part, block, answers[place]);
    return [[place, part.withFiles(stored, (file) => (isDataUrl(file) ? nameOf(file) : file))]];
  });
  return Object.fromEntries(entries);
}

/** The stored answer in its kind's shape; the untouched one where there is none or it does not fit. */
export function storedAnswer<A>(part: BlockAnswer<Block, A>, block: Block, stored: unknown): A {
  return part.isAnswer(stored) ? stored : part.empty(block);
}

function referencesOf(page: PageContent, answers: Answers): string[] {
  return page.content.flatMap((block, place) => {
    const { answer: part } = blockKindOf(block);
    return part ? part.files(storedAnswer(part, block, answers[place])) : [];
  });
}

function sizeInBytes(page: PageContent, answers: Answers): number {
  let bytes = 0;
  for (const character of canonicalJson(withStoredFiles(page, answers, () => PLACEHOLDER_NAME))) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
