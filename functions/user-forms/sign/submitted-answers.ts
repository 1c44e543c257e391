import type { Answers } from '../../../shared/content/answers/answers.ts';
import { takeAnswers } from '../../../shared/content/answers/take-answers.ts';
import { isCardsBlock } from '../../../shared/content/blocks/cards/rules.ts';
import type { Page } from '../../../shared/content/pages/page.ts';
import { examIssues, pageIssues } from '../../../shared/content/pages/page-validity.ts';
import { AppError } from '../../../shared/core/errors.ts';

/** The worker's answers from a submitted page, with pictures still as sent; 422 with every invalid field. */
export function readSubmittedAnswers(page: Page, content: readonly unknown[]): Answers {
  const { answers, issues } = takeAnswers(page, content);
  if (issues.length > 0) throw new AppError('validation_failed', { issues });
  return answers;
}

/** Whether a page may be signed with its answers: 422 with what is missing, `exam_failed` where only the exam is wrong. */
export function requireSignable(page: Page, answers: Answers): void {
  const issues = pageIssues(page, answers);
  if (issues.length > 0) throw new AppError('validation_failed', { issues });
  const wrong = examIssues(page, answers);
  if (wrong.length > 0) throw new AppError('exam_failed', { issues: wrong });
}

/** Whether storing the answers requires the stored page: only cards keep their given ids. */
export function hasCards(page: Page): boolean {
  return page.content.some(isCardsBlock);
}
