import { NO_EXPIRY_DATE, offersNoExpiry, OTHER_CARD, WORKER_CARD_TYPES } from '../../../shared/content/card-rules.ts';
import { cardNameOf, type CardImage } from '../../../shared/content/blocks/cards/card-image.ts';
import { isSameName, type CardsBlock } from '../../../shared/content/blocks/cards/rules.ts';

export function newCard(type: string): CardImage {
  return { name: type, nameOther: '', expires: '', noExpiration: false, imageSrc: '', isNew: true, userFormId: '' };
}

/** The selectable types: the form's own, then the usual ones; a custom type is always possible. */
export function offeredTypes({ names }: Pick<CardsBlock, 'names'>, chosen: string): string[] {
  const named = names.map(({ title }) => title.trim()).filter((title) => title !== '' && title !== OTHER_CARD);
  const usual = WORKER_CARD_TYPES.filter((type) => !named.some((title) => isSameName(title, type)));
  const types: string[] = [...named, ...usual];
  const isKnown = chosen === '' || chosen === OTHER_CARD || types.some((type) => isSameName(type, chosen));
  return [...new Set([...types, ...(isKnown ? [] : [chosen])]), OTHER_CARD];
}

/** The card after a change; clears "no expiry" if the new type does not offer it. */
export function withChange(card: CardImage, changed: Partial<CardImage>): CardImage {
  const next = { ...card, ...changed };
  const isLost = next.noExpiration && !offersNoExpiry(cardNameOf(next));
  return isLost ? { ...next, noExpiration: false, expires: '' } : next;
}

/** The card after ticking or unticking "no expiry"; unticking clears the date. */
export function withNoExpiry(card: CardImage, isTicked: boolean): CardImage {
  return { ...card, noExpiration: isTicked, expires: isTicked ? NO_EXPIRY_DATE : '' };
}
