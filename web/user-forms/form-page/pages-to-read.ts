import { blockKindOf } from '../../../shared/content/block-registry.ts';
import { indexOfFormPage, pageNumber } from '../../../shared/content/pages/page-number.ts';
import { pageToRead } from '../../../shared/content/pages/read-page.ts';
import type { Issue } from '../../../shared/core/errors.ts';
import type { Player } from '../use-player.ts';

const QUESTION_PLACE = /^content\.(\d+)/;

/** The addresses and numbers of the pages that answer a form page's wrong questions; each once, in order. */
export function pagesToRead(
  { form: { pages }, pathTo }: Pick<Player, 'form' | 'pathTo'>,
  formPage: number,
  wrong: readonly Issue[],
): { path: string; page: number }[] {
  const found = wrong.flatMap(({ path }) => {
    const block = pages[formPage]?.content[Number(QUESTION_PLACE.exec(path)?.[1])];
    const leadsBack = block && blockKindOf(block).leadsBack;
    return leadsBack ? (pageToRead(pages, formPage, { readPage: leadsBack.pageKey(block) }) ?? []) : [];
  });
  return [...new Set(found)]
    .sort((a, b) => a - b)
    .map((place) => indexOfFormPage('induction', place))
    .map((index) => ({ path: pathTo(index), page: pageNumber(index) }));
}
