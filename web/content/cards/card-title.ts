import type { TFunction } from 'i18next';
import { EDITOR_CARD_TYPES } from '../../../shared/content/card-rules.ts';
import { cardNameOf, type CardImage } from '../../../shared/content/kinds/card-image.ts';

/** The name of a type in the language of the interface, with places where it may be broken; other names as they are. */
export function cardTypeTitle(t: TFunction, type: string): string {
  const known = EDITOR_CARD_TYPES.find((name) => name === type.trim());
  return known ? t(`cards.name.${known}`) : type.trim();
}

/** What a card is called on the screen. */
export function cardTitle(t: TFunction, card: Pick<CardImage, 'name' | 'nameOther'>): string {
  return cardTypeTitle(t, cardNameOf(card)) || t('cards.name.other');
}

/** The same for a screen reader, which would stumble over the places where a word may be broken. */
export function spoken(title: string): string {
  return title.replaceAll('\u00AD', '');
}
