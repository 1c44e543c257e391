import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { isKnown } from '../../shared/content/block-registry.ts';
import { indexOfFormPage } from '../../shared/content/page-number.ts';
import { pageToRead } from '../../shared/content/read-page.ts';
import type { Issue } from '../../shared/core/errors.ts';

const QUESTION_PLACE = /^content\.(\d+)/;

/** The player's indexes of the pages to read again before the wrong questions of a form page, each once, in their order. */
export function pagesToRead({ pages }: Pick<UserForm, 'pages'>, formPage: number, wrong: readonly Issue[]): number[] {
  const found = wrong.flatMap(({ path }) => {
    const block = pages[formPage]?.content[Number(QUESTION_PLACE.exec(path)?.[1])];
    if (!block || !isKnown(block) || block.kind !== 'question') return [];
    return pageToRead(pages, formPage, block) ?? [];
  });
  return [...new Set(found)].sort((a, b) => a - b).map((place) => indexOfFormPage('induction', place));
}
