import type { Card } from '../../shared/cards/card.ts';
import { meansNoExpiry } from '../../shared/content/card-rules.ts';
import { isCardImage, type CardImage } from '../../shared/content/blocks/cards/card-image.ts';
import { clearDraft, readDraft, writeDraft } from '../drafts/draft-store.ts';

const PART = 'card';

/** The part of a card that its holder fills in. */
export function imageOfCard({ name, nameOther, expires, imageSrc }: Card): CardImage {
  return { name, nameOther, expires, noExpiration: meansNoExpiry(expires), imageSrc, isNew: false, userFormId: '' };
}

/** This phone's unsaved draft of the card. */
export function keptCard(cardId: string): CardImage | undefined {
  const kept = readDraft(cardId, PART);
  return isCardImage(kept) ? kept : undefined;
}

export function keepCard(cardId: string, card: CardImage): void {
  writeDraft(cardId, PART, card);
}

export function forgetKeptCard(cardId: string): void {
  clearDraft(cardId, PART);
}
