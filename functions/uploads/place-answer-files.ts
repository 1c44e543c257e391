import { dataUrlsOf, filesOf, withStoredFiles, type Answers } from '../../shared/content/answers/answers.ts';
import { withCardIds } from '../../shared/content/blocks/cards/card-images.ts';
import type { Page } from '../../shared/content/pages/page.ts';
import { AppError, isAppError } from '../../shared/core/errors.ts';
import { newId } from '../security/random-ids.ts';
import type { World } from '../world.ts';
import { dataUrlBytes } from './data-url.ts';
import { imageKey, placeImage } from './place-image.ts';

/** The owner of the folder for the answers' pictures. */
type Place = { owner: 'userForm' | 'permit'; id: string };

/** `content` is the submitted page, `taken` the answers in it, `before` the stored answers. */
type Placing = Place & { page: Page; content: readonly unknown[]; taken: Answers; before: Answers };

/**
 * The answers as stored: every new file exists (`file_missing` otherwise), and each data URL, as of signatures, becomes a stored picture
 * and its name (rule 3.9). `countIn` is called before each is stored, and throws where the limit is reached.
 */
export async function placeAnswerFiles(
  world: World,
  { owner, id, page, content, taken, before }: Placing,
  countIn: () => Promise<void>,
): Promise<Answers> {
  const place = { owner, id };
  const known = new Set(filesOf(page, before));
  const added = filesOf(page, taken).filter((name) => !known.has(name));
  await requireImages(world, place, added);
  const drawings = dataUrlsOf(page, taken);
  const names = new Map<string, string>();
  for (const drawing of drawings) {
    await countIn();
    names.set(drawing, await placeDrawing(world, place, { content, drawing }));
  }
  const placed = withStoredFiles(page, taken, (drawing) => names.get(drawing) ?? '');
  return withCardIds(page, before, placed, () => newId(world));
}

type Drawing = { content: readonly unknown[]; drawing: string };

async function placeDrawing(world: World, place: Place, { content, drawing }: Drawing): Promise<string> {
  try {
    return await placeImage(world, { ...place, bytes: dataUrlBytes(drawing).bytes });
  } catch (error) {
    if (!isAppError(error) || !error.detail.issues) throw error;
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

/** 422 `file_missing` with every name that is not among the owner's pictures. */
export async function requireImages(world: World, { owner, id }: Place, names: readonly string[]): Promise<void> {
  const looked = names.slice(0, MOST_FILES);
  const found = await Promise.all(looked.map((name) => world.files.exists(imageKey(owner, id, name))));
  const missing = [...looked.filter((_, index) => found[index] === false), ...names.slice(MOST_FILES)];
  if (missing.length > 0) {
    throw new AppError('file_missing', { issues: missing.map((name) => ({ path: name, code: 'file_missing' })) });
  }
}
