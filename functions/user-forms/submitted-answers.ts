import { filesOf, takeAnswers, type Answers } from '../../shared/content/answers.ts';
import type { Page } from '../../shared/content/page.ts';
import { examIssues, pageIssues } from '../../shared/content/page-validity.ts';
import { AppError } from '../../shared/core/errors.ts';
import { imageFolder } from '../http/file-token.ts';
import type { World } from '../world.ts';
import { placeSignatures } from './inline-signatures.ts';

/** The worker's answers out of a submitted page; 422 with every broken field, `file_missing` for a file that is not there. */
export async function answersFrom(world: World, id: string, page: Page, content: readonly unknown[]): Promise<Answers> {
  const { answers, issues } = takeAnswers(page, await placeSignatures(world, id, content));
  if (issues.length > 0) throw new AppError('validation_failed', { issues });
  await requireFiles(world, id, filesOf(page, answers));
  return answers;
}

async function requireFiles(world: World, id: string, names: readonly string[]): Promise<void> {
  const found = await Promise.all(
    names.map((name) => world.files.exists(`static/${imageFolder('userForm', id)}${name}`)),
  );
  const missing = names.filter((_, index) => found[index] === false);
  if (missing.length > 0) {
    throw new AppError('file_missing', { issues: missing.map((name) => ({ path: name, code: 'file_missing' })) });
  }
}

/** Whether a page may be signed as it is answered: 422 with what is missing, `exam_failed` where only the exam is wrong. */
export function requireSignable(page: Page, answers: Answers): void {
  const issues = pageIssues(page, answers);
  if (issues.length > 0) throw new AppError('validation_failed', { issues });
  const wrong = examIssues(page, answers);
  if (wrong.length > 0) throw new AppError('exam_failed', { issues: wrong });
}
