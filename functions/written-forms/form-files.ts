import { eachAtOnce } from '../../shared/core/each-at-once.ts';
import type { Page } from '../../shared/content/pages/page.ts';
import { authoredFilesOf } from '../../shared/content/pages/page-rules.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { World } from '../world.ts';

type Pages = readonly Page[];

/** A form with its author's files. */
export type FormPlace = { owner: 'inductionForm' | 'permitForm'; id: string };

const AT_ONCE = 20;

/** The object keys of a form's files, each once. */
export function filePaths({ owner, id }: FormPlace, pages: Pages): string[] {
  const files = pages.flatMap(authoredFilesOf);
  return [...new Set(files.map(({ folder, name }) => `static/${folder}/${owner}/${id}/${name}`))];
}

/** Requires every newly named picture and document to be in the form's folders. */
export async function requireFiles(world: World, place: FormPlace, { pages, known }: { pages: Pages; known: Pages }) {
  const knownPaths = new Set(filePaths(place, known));
  const paths = filePaths(place, pages).filter((path) => !knownPaths.has(path));
  const found = await eachAtOnce(paths, AT_ONCE, (path) => world.files.exists(path));
  const missing = paths.filter((_, index) => found[index] === false);
  if (missing.length === 0) return;
  throw new AppError('file_missing', {
    issues: missing.map((path) => ({ path: path.slice(path.lastIndexOf('/') + 1), code: 'file_missing' })),
  });
}

/** Copies the pages' files from one form's folders to another's. */
export async function copyFiles(
  world: World,
  pages: Pages,
  { from, to }: { from: FormPlace; to: FormPlace },
): Promise<void> {
  const targets = filePaths(to, pages);
  const copies = filePaths(from, pages).map((source, index) => ({ source, target: targets[index] ?? '' }));
  await eachAtOnce(copies, AT_ONCE, ({ source, target }) => world.files.copy(source, target));
}

export async function removeFiles(world: World, place: FormPlace, pages: Pages): Promise<void> {
  await eachAtOnce(filePaths(place, pages), AT_ONCE, (path) => world.files.remove(path));
}
