import { takeAnswers, type Answers } from '../../shared/content/answers.ts';
import type { Page } from '../../shared/content/page.ts';
import { examIssues, pageIssues } from '../../shared/content/page-validity.ts';
import { AppError } from '../../shared/core/errors.ts';

/** The worker's answers out of a submitted page, pictures still as they came; 422 with every broken field. */
export function takenAnswers(page: Page, content: readonly unknown[]): Answers {
  const { answers, issues } = takeAnswers(page, content);
  if (issues.length > 0) throw new AppError('validation_failed', { issues });
  return answers;
}

/** Whether a page may be signed as it is answered: 422 with what is missing, `exam_failed` where only the exam is wrong. */
export function requireSignable(page: Page, answers: Answers): void {
  const issues = pageIssues(page, answers);
  if (issues.length > 0) throw new AppError('validation_failed', { issues });
  const wrong = examIssues(page, answers);
  if (wrong.length > 0) throw new AppError('exam_failed', { issues: wrong });
}

/** Whether storing the answers needs to know what the page holds: only cards keep the ids that they were given. */
export function hasCards(page: Page): boolean {
  return page.content.some(({ kind }) => kind === 'cards');
}
