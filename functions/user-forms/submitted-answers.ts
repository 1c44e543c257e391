import { dataUrlsOf, filesOf, takeAnswers, withStoredFiles, type Answers } from '../../shared/content/answers.ts';
import { withCardIds } from '../../shared/content/card-images.ts';
import type { Page } from '../../shared/content/page.ts';
import { examIssues, pageIssues } from '../../shared/content/page-validity.ts';
import { AppError } from '../../shared/core/errors.ts';
import { imageFolder } from '../http/file-token.ts';
import { newId } from '../http/random-ids.ts';
import { dataUrlBytes } from '../uploads/data-url.ts';
import { placeImage } from '../uploads/place-image.ts';
import type { World } from '../world.ts';

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

/** `content` is what was submitted, `taken` the answers in it, `before` those that are stored. */
type Placing = { id: string; page: Page; content: readonly unknown[]; taken: Answers; before: Answers };

/** Whether storing the answers needs to know what the page holds: only cards keep the ids that they were given. */
export function hasCards(page: Page): boolean {
  return page.content.some(({ kind }) => kind === 'cards');
}

/**
 * The answers as they are stored: every new file is there (`file_missing` otherwise), and a picture that came as a data
 * URL, as signatures do, is stored and from then on known by its name (contract 6). `countIn` is called
 * before each is stored, and throws where none may be stored any more.
 */
export async function placedAnswers(
  world: World,
  { id, page, content, taken, before }: Placing,
  countIn: () => Promise<void>,
): Promise<Answers> {
  const known = new Set(filesOf(page, before));
  await requireFiles(
    world,
    id,
    filesOf(page, taken).filter((name) => !known.has(name)),
  );
  const drawings = dataUrlsOf(page, taken);
  const names = new Map<string, string>();
  for (const drawing of drawings) {
    await countIn();
    names.set(drawing, await placeDrawing(world, { id, content, drawing }));
  }
  const placed = withStoredFiles(page, taken, (drawing) => names.get(drawing) ?? '');
  return withCardIds(page, before, placed, () => newId(world));
}

type Drawing = { id: string; content: readonly unknown[]; drawing: string };

async function placeDrawing(world: World, { id, content, drawing }: Drawing): Promise<string> {
  try {
    return await placeImage(world, { owner: 'userForm', id, bytes: dataUrlBytes(drawing).bytes });
  } catch (error) {
    if (!(error instanceof AppError) || !error.detail.issues) throw error;
    const path = `content.${pathOf(content, drawing) ?? ''}`;
    throw new AppError(error.code, { issues: error.detail.issues.map((issue) => ({ ...issue, path })) });
  }
}

/** The dotted path of a text within a value. */
function pathOf(value: unknown, text: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (inner === text) return key;
    const path = pathOf(inner, text);
    if (path !== undefined) return `${key}.${path}`;
  }
  return undefined;
}

const MOST_FILES = 60;

async function requireFiles(world: World, id: string, names: readonly string[]): Promise<void> {
  const looked = names.slice(0, MOST_FILES);
  const found = await Promise.all(
    looked.map((name) => world.files.exists(`static/${imageFolder('userForm', id)}${name}`)),
  );
  const missing = [...looked.filter((_, index) => found[index] === false), ...names.slice(MOST_FILES)];
  if (missing.length > 0) {
    throw new AppError('file_missing', { issues: missing.map((name) => ({ path: name, code: 'file_missing' })) });
  }
}
