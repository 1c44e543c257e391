import { isKnown } from '../../shared/content/block-registry.ts';
import { indexOfFormPage, pageNumber } from '../../shared/content/page-number.ts';
import { pageToRead } from '../../shared/content/read-page.ts';
import type { Issue } from '../../shared/core/errors.ts';
import type { Player } from './use-player.ts';

const QUESTION_PLACE = /^content\.(\d+)/;

/** Where the pages are that a wrong answer on a form page leads back to, and their numbers; each once, in their order. */
export function pagesToRead(
  { form: { pages }, pathTo }: Pick<Player, 'form' | 'pathTo'>,
  formPage: number,
  wrong: readonly Issue[],
): { path: string; page: number }[] {
  const found = wrong.flatMap(({ path }) => {
    const block = pages[formPage]?.content[Number(QUESTION_PLACE.exec(path)?.[1])];
    if (!block || !isKnown(block) || block.kind !== 'question') return [];
    return pageToRead(pages, formPage, block) ?? [];
  });
  return [...new Set(found)]
    .sort((a, b) => a - b)
    .map((place) => indexOfFormPage('induction', place))
    .map((index) => ({ path: pathTo(index), page: pageNumber(index) }));
}
