import { storedAnswer } from './answers.ts';
import type { Answers } from './answers.ts';
import { blockKindOf } from '../block-registry.ts';
import { orderedJson } from './canonical.ts';
import type { PageContent } from '../pages/page-rules.ts';

/**
 * Whether a signed page may change between two sets of answers while its form is not approved: only signature fields, checkbox questions
 * and card images may differ (rule 3.8).
 */
export function mayChangeAfterSigning(page: PageContent, before: Answers, after: Answers): boolean {
  return page.content.every((block, place) => {
    const { answer: part } = blockKindOf(block);
    if (!part) return true;
    const from = storedAnswer(part, block, before[place]);
    const to = storedAnswer(part, block, after[place]);
    return orderedJson(from) === orderedJson(to) || part.mayChangeAfterSigning?.(block, from, to) === true;
  });
}
