import type { Issue } from '../../core/errors.ts';
import { withAnswers } from '../answers/answers.ts';
import type { Answers } from '../answers/answers.ts';
import type { BlockContext, FormPurpose } from '../block-kind.ts';
import { blockKindOf } from '../block-registry.ts';
import type { Block } from '../block-registry.ts';
import type { PageContent } from './page-rules.ts';
import { below } from '../shape-issues.ts';

const answeredBlocks = (page: PageContent, answers: Answers) => withAnswers(page, answers, { hideCorrect: false });

/** The context of the block at `place`, from blocks that hold their answers. */
export function blockContext(answered: readonly Block[], place: number): BlockContext {
  const previous = answered[place - 1];
  return { isPreviousTicked: previous !== undefined && blockKindOf(previous).isTicked?.(previous) === true };
}

/** What a form of this purpose lacks in blocks that hold their answers, with paths `content.<place>…`. */
export function missingIssues(answered: readonly Block[], purpose: FormPurpose): Issue[] {
  return answered.flatMap((block, place) => {
    const { answer } = blockKindOf(block);
    if (!answer || answer.isAsked?.(block, purpose) === false) return [];
    return below(`content.${place}`, answer.issues(block, blockContext(answered, place)));
  });
}

/**
 * What blocks signing of an induction page, apart from wrong exam answers: every mandatory part that is missing or incomplete, with paths
 * `content.<place>…`.
 */
export function pageIssues(page: PageContent, answers: Answers): Issue[] {
  return missingIssues(answeredBlocks(page, answers), 'induction');
}

/**
 * Exam errors of a page for the person who answers, at `content.<i>` of each wrong question: `wrong_option` with the `count` of wrongly
 * chosen options, `options_missing` with the count of missing right ones, never which (rule 3.5). Needs the page with its right answers.
 */
export function examIssues(page: PageContent, answers: Answers): Issue[] {
  return answeredBlocks(page, answers).flatMap((block, place) =>
    below(`content.${place}`, blockKindOf(block).examIssues?.(block) ?? []),
  );
}

/** Whether every exam question of the page has exactly the right answer; true without exam questions. */
export function isExamRight(page: PageContent, answers: Answers): boolean {
  return examIssues(page, answers).length === 0;
}
