import { expirationStatus, OTHER_CARD } from '../../../shared/content/card-rules.ts';
import { cardNameOf, type CardImage } from '../../../shared/content/kinds/card-image.ts';
import { isSameName, type CardsBlock } from '../../../shared/content/kinds/cards.ts';
import { localDate } from '../../../shared/core/dates.ts';
import type { EarlierCard } from '../../../shared/user-forms/earlier-card.ts';
import { newCard, offeredTypes, withChange } from './card-form-state.ts';

/** Why an earlier card is not ticked to begin with. */
export type NotTicked = 'expired' | 'already';

/** An expired card, and one whose type is on the page already, is taken only by the worker's own choice. */
export function whyNotTicked(
  { images }: Pick<CardsBlock, 'images'>,
  card: EarlierCard,
  today = localDate(new Date()),
): NotTicked | undefined {
  if (expirationStatus(card.expires, today) === 'expired') return 'expired';
  return images.some((image) => isSameName(cardNameOf(image), cardNameOf(card))) ? 'already' : undefined;
}

/** The card as the block takes it: under the block's own name of its type, else as another card. */
export function takenOver(block: Pick<CardsBlock, 'names'>, earlier: EarlierCard, imageSrc: string): CardImage {
  const title = cardNameOf(earlier);
  const type = offeredTypes(block, '').find((name) => name !== OTHER_CARD && isSameName(name, title));
  const { expires, noExpiration, userFormId } = earlier;
  const named = type === undefined ? { ...newCard(OTHER_CARD), nameOther: title } : newCard(type);
  return withChange(named, { expires, noExpiration, imageSrc, userFormId });
}
