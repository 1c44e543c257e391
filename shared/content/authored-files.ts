import { isImagePresent } from './card-rules.ts';
import type { Page } from './page.ts';

/** The names of the pictures and documents that an author put on the pages. */
export function authoredFiles(pages: readonly Page[]): Set<string> {
  const names = pages.flatMap((page) => page.content).map((block) => (block as { fileName?: unknown }).fileName);
  return new Set(
    names.filter((name): name is string => typeof name === 'string' && isImagePresent(name)).map((name) => name.trim()),
  );
}
