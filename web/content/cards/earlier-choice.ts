import { expirationStatus, OTHER_CARD } from '../../../shared/content/card-rules.ts';
import { cardNameOf, type CardImage } from '../../../shared/content/blocks/cards/card-image.ts';
import { isSameName, type CardsBlock } from '../../../shared/content/blocks/cards/rules.ts';
import { localDate } from '../../../shared/core/dates.ts';
import type { EarlierCard } from '../../../shared/user-forms/earlier-card/earlier-card.ts';
import { newCard, offeredTypes, withChange } from './card-form-state.ts';

/** Why an earlier card starts unticked. */
export type NotTicked = 'expired' | 'already';

/** An expired card, or one whose type the page already has, is copied only by the worker's choice. */
export function whyNotTicked(
  { images }: Pick<CardsBlock, 'images'>,
  card: EarlierCard,
  today = localDate(new Date()),
): NotTicked | undefined {
  if (expirationStatus(card.expires, today) === 'expired') return 'expired';
  return images.some((image) => isSameName(cardNameOf(image), cardNameOf(card))) ? 'already' : undefined;
}

/** An earlier card in the block's terms: under the block's name of its type, otherwise as another card. */
export function takenOver(block: Pick<CardsBlock, 'names'>, earlier: EarlierCard, imageSrc: string): CardImage {
  const title = cardNameOf(earlier);
  const type = offeredTypes(block, '').find((name) => name !== OTHER_CARD && isSameName(name, title));
  const { expires, noExpiration, userFormId } = earlier;
  const named = type === undefined ? { ...newCard(OTHER_CARD), nameOther: title } : newCard(type);
  return withChange(named, { expires, noExpiration, imageSrc, userFormId });
}
