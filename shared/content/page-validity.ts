import type { Issue } from '../core/errors.ts';
import { withAnswers } from './answers.ts';
import type { Answers } from './answers.ts';
import type { BlockContext } from './block-kind.ts';
import { blockKindOf, isKnown } from './block-registry.ts';
import type { Block } from './block-registry.ts';
import { examQuestionIssues } from './kinds/question.ts';
import type { PageContent } from './page-rules.ts';
import { below } from './shape-issues.ts';

const answeredBlocks = (page: PageContent, answers: Answers) => withAnswers(page, answers, { hideCorrect: false });

/** What the block at a place may know of its page, from blocks with the answers in them. */
export function blockContext(answered: readonly Block[], place: number): BlockContext {
  const previous = answered[place - 1];
  return {
    isPreviousTicked: previous !== undefined && isKnown(previous) && previous.kind === 'checkbox' && previous.value,
  };
}

/**
 * What keeps a page of an induction from being signed, apart from wrong exam answers: everything mandatory that is missing or
 * incomplete, with paths `content.<place>…`.
 */
export function pageIssues(page: PageContent, answers: Answers): Issue[] {
  const answered = answeredBlocks(page, answers);
  return answered.flatMap((block, place) => {
    // Persons are chosen in permits only: in an induction they are a text.
    const part = block.kind === 'person' ? undefined : blockKindOf(block).answer;
    return below(`content.${place}`, part?.issues(block, blockContext(answered, place)) ?? []);
  });
}

/**
 * What is wrong in the exam of a page, for the one who answers it, at `content.<i>` of each wrong question:
 * `wrong_option` with the `count` of chosen options that are too many, `options_missing` with that of right ones that
 * were not chosen, never which (contract 6). Needs the page with its right answers.
 */
export function examIssues(page: PageContent, answers: Answers): Issue[] {
  return answeredBlocks(page, answers).flatMap((block, place) =>
    isKnown(block) && block.kind === 'question' ? below(`content.${place}`, examQuestionIssues(block)) : [],
  );
}

/** Whether every exam question of the page is answered exactly right; true where there is none. */
export function isExamRight(page: PageContent, answers: Answers): boolean {
  return examIssues(page, answers).length === 0;
}
