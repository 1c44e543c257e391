import { orderedJson } from '../../../shared/content/answers/canonical.ts';
import { cardImagesOf } from '../../../shared/content/blocks/cards/card-images.ts';
import type { Answers } from '../../../shared/content/answers/answers.ts';
import type { Page } from '../../../shared/content/pages/page.ts';
import { newId } from '../../security/random-ids.ts';
import { cardSyncWrite } from '../../store/due/kinds/card-sync.ts';
import type { FormVersion } from '../../store/entities/form-versions.ts';
import type { Write } from '../../store/table.ts';
import type { World } from '../../world.ts';
import { hasCards } from '../sign/submitted-answers.ts';

/** Orders the synchronisation of an induction's cards with its pages, where its form has cards (rule 5.1). */
export function cardOrder(world: World, userFormId: string, { pages }: Pick<FormVersion, 'pages'>): Write[] {
  const withCards = pages.flatMap((page, index) => (hasCards(page) ? [index] : []));
  if (withCards.length === 0) return [];
  return [cardSyncWrite({ userFormId, pages: withCards, mark: newId(world) }, world.now().toISOString())];
}

/** Whether the cards of a page differ between two sets of answers. */
export function areCardsChanged(page: Page, before: Answers, after: Answers): boolean {
  return orderedJson(cardImagesOf(page, before)) !== orderedJson(cardImagesOf(page, after));
}
