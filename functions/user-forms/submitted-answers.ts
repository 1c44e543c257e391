import { dataUrlsOf, filesOf, takeAnswers, withStoredFiles, type Answers } from '../../shared/content/answers.ts';
import type { Page } from '../../shared/content/page.ts';
import { examIssues, pageIssues } from '../../shared/content/page-validity.ts';
import { AppError } from '../../shared/core/errors.ts';
import { imageFolder } from '../http/file-token.ts';
import type { World } from '../world.ts';
import { dataUrlBytes } from '../uploads/data-url.ts';
import { placeImage } from '../uploads/place-image.ts';

/**
 * The worker's answers out of a submitted page. A picture that comes as a data URL, as signatures do, is stored and from
 * then on known by its name (contract 6). 422 with every broken field, `file_missing` for a file that is not there.
 */
export async function answersFrom(world: World, id: string, page: Page, content: readonly unknown[]): Promise<Answers> {
  const { answers, issues } = takeAnswers(page, content);
  if (issues.length > 0) throw new AppError('validation_failed', { issues });
  await requireFiles(world, id, filesOf(page, answers));
  const names = new Map<string, string>();
  for (const drawing of dataUrlsOf(page, answers)) names.set(drawing, await placeDrawing(world, id, drawing));
  return withStoredFiles(page, answers, (drawing) => names.get(drawing) ?? '');
}

function placeDrawing(world: World, id: string, drawing: string): Promise<string> {
  return placeImage(world, { owner: 'userForm', id, bytes: dataUrlBytes(drawing).bytes });
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
