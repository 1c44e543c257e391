import { canonicalJson } from '../../shared/content/canonical.ts';
import { cardImagesOf } from '../../shared/content/card-images.ts';
import type { Answers } from '../../shared/content/answers.ts';
import type { Page } from '../../shared/content/page.ts';
import { newId } from '../http/random-ids.ts';
import { cardSyncWrite } from '../store/card-sync.ts';
import type { FormVersion } from '../store/form-versions.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';
import { hasCards } from './submitted-answers.ts';

/** Orders the cards of an induction to follow its pages, where its form has any cards (contract 6). */
export function cardOrder(world: World, userFormId: string, { pages }: Pick<FormVersion, 'pages'>): Write[] {
  const withCards = pages.flatMap((page, index) => (hasCards(page) ? [index] : []));
  if (withCards.length === 0) return [];
  return [cardSyncWrite({ userFormId, pages: withCards, mark: newId(world) }, world.now().toISOString())];
}

/** Whether the cards of a page differ between two sets of answers. */
export function areCardsChanged(page: Page, before: Answers, after: Answers): boolean {
  return canonicalJson(cardImagesOf(page, before)) !== canonicalJson(cardImagesOf(page, after));
}
