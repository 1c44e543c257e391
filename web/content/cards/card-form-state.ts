import { NO_EXPIRY_DATE, offersNoExpiry, OTHER_CARD, WORKER_CARD_TYPES } from '../../../shared/content/card-rules.ts';
import { cardNameOf, type CardImage } from '../../../shared/content/kinds/card-image.ts';
import { isSameName, type CardsBlock } from '../../../shared/content/kinds/cards.ts';

export function newCard(type: string): CardImage {
  return { name: type, nameOther: '', expires: '', noExpiration: false, imageSrc: '', isNew: true, userFormId: '' };
}

/** The types to choose from: those that the form names, then the usual ones; another one can always be written. */
export function offeredTypes({ names }: Pick<CardsBlock, 'names'>, chosen: string): string[] {
  const named = names.map(({ title }) => title.trim()).filter((title) => title !== '' && title !== OTHER_CARD);
  const usual = WORKER_CARD_TYPES.filter((type) => !named.some((title) => isSameName(title, type)));
  const types: string[] = [...named, ...usual];
  const isKnown = chosen === '' || chosen === OTHER_CARD || types.some((type) => isSameName(type, chosen));
  return [...new Set([...types, ...(isKnown ? [] : [chosen])]), OTHER_CARD];
}

/** The card with something of it changed; "no expiry" goes where its name no longer offers it. */
export function withChange(card: CardImage, changed: Partial<CardImage>): CardImage {
  const next = { ...card, ...changed };
  const isLost = next.noExpiration && !offersNoExpiry(cardNameOf(next));
  return isLost ? { ...next, noExpiration: false, expires: '' } : next;
}

/** The card with "no expiry" ticked or not; the date is given anew after it. */
export function withNoExpiry(card: CardImage, isTicked: boolean): CardImage {
  return { ...card, noExpiration: isTicked, expires: isTicked ? NO_EXPIRY_DATE : '' };
}
