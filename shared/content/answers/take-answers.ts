import type { Issue } from '../../core/errors.ts';
import { isTouched, withStoredFiles, type Answers } from './answers.ts';
import { blockKindOf, type Block } from '../block-registry.ts';
import { blockShapeOf } from '../block-shapes.ts';
import { orderedJson } from './canonical.ts';
import type { PageContent } from '../pages/page-rules.ts';
import { below } from '../shape-issues.ts';
import { isRecord } from './take-part.ts';

/** The maximum size of a page's answers: UTF-8 JSON, with pictures counted as file names. */
const MAX_ANSWERS_BYTES = 48 * 1024;
const PLACEHOLDER_NAME = 'x'.repeat(80);

/**
 * Reads the worker's answers from submitted blocks. The blocks must match the page's in number and kind; the rest of their content is
 * ignored. Accepts any value and reports mismatches at `content.<place>…`.
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
  const { answer, issues } = blockShapeOf(block).take?.(block, submitted) ?? { issues: [] };
  return part?.isAnswer(answer) && isTouched(part, block, answer) ? { answer, issues } : { issues };
}

function sizeInBytes(page: PageContent, answers: Answers): number {
  let bytes = 0;
  for (const character of orderedJson(withStoredFiles(page, answers, () => PLACEHOLDER_NAME))) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
