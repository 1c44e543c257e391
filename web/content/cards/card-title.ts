import type { TFunction } from 'i18next';
import { EDITOR_CARD_TYPES } from '../../../shared/content/card-rules.ts';
import { cardNameOf, type CardImage } from '../../../shared/content/blocks/cards/card-image.ts';

/** A type's name in the interface language, with soft hyphens; custom names unchanged. */
export function cardTypeTitle(t: TFunction, type: string): string {
  const known = EDITOR_CARD_TYPES.find((name) => name === type.trim());
  return known ? t(`cards.name.${known}`) : type.trim();
}

/** A card's name on the screen. */
export function cardTitle(t: TFunction, card: Pick<CardImage, 'name' | 'nameOther'>): string {
  return cardTypeTitle(t, cardNameOf(card)) || t('cards.name.other');
}

/** The name without soft hyphens, which trip screen readers. */
export function spoken(title: string): string {
  return title.replaceAll('\u00AD', '');
}
