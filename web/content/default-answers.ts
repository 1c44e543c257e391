import type { Answers } from '../../shared/content/answers/answers.ts';
import { blockKindOf, type Block } from '../../shared/content/block-registry.ts';
import { blockContext } from '../../shared/content/pages/page-validity.ts';

/**
 * The answers with the defaults of empty dates and times: today (`YYYY-MM-DD`) and 7.00. Hidden fields stay empty. `content` is the page
 * with these answers.
 */
export function withDefaults(answers: Answers, content: readonly Block[], today: string): Answers {
  const defaulted = content.flatMap((block, place) => {
    const answer = blockKindOf(block).answer?.defaults?.(block, blockContext(content, place), today);
    return answer === undefined ? [] : [[place, answer] as const];
  });
  return defaulted.length === 0 ? answers : { ...answers, ...Object.fromEntries(defaulted) };
}
