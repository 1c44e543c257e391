import type { TFunction } from 'i18next';
import { findCardType } from '../../../shared/content/card-rules.ts';
import { cardNameOf, type CardImage } from '../../../shared/content/blocks/cards/card-image.ts';
import { isSameName, type CardsBlock } from '../../../shared/content/blocks/cards/rules.ts';
import type { CardRow } from './card-rows.ts';

type Names = CardsBlock['names'];

/** A type's name in the interface language, with soft hyphens; a custom name as a translation shows it. */
export function cardTypeTitle(t: TFunction, type: string, names: Names = []): string {
  const known = findCardType(type);
  if (known) return t(`cards.name.${known}`);
  return (names.find(({ title }) => isSameName(title, type))?.shown ?? type).trim();
}

type Named = Pick<CardImage, 'name' | 'nameOther'>;

/** A card's name on the screen; `names` are those of its form. */
export function cardTitle(t: TFunction, card: Named, names?: Names): string {
  return cardTypeTitle(t, cardNameOf(card), names) || t('cards.name.other');
}

/** A row's name on the screen. */
export function rowTitle(t: TFunction, { card, type, shown = type }: CardRow): string {
  const names = [{ title: type, shown, mandatory: false }];
  return card ? cardTitle(t, card, names) : cardTypeTitle(t, type, names);
}

/** The name without soft hyphens, which trip screen readers. */
export function spoken(title: string): string {
  return title.replaceAll('\u00AD', '');
}
