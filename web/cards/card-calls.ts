import { cardApi } from '../../shared/cards/card-api.ts';
import type { Card } from '../../shared/cards/card.ts';
import type { CardImage } from '../../shared/content/blocks/cards/card-image.ts';
import { AppError } from '../../shared/core/errors.ts';
import { call } from '../app/api/call.ts';
import { cardToken } from '../app/session/card-token.ts';
import { openDrafts } from '../drafts/draft-store.ts';

/** The token of the card's holder; rejects with `unauthorized` where only a code helps. */
export function holderToken(cardId: string): string {
  const token = cardToken(cardId);
  if (token === undefined) throw new AppError('unauthorized');
  return token;
}

/** Loads the card from the server, and this phone's draft of it. */
export async function loadCard(cardId: string): Promise<Card> {
  const loading = call(cardApi.get, { params: { id: cardId } }, { token: holderToken(cardId) });
  const [card] = await Promise.all([loading, openDrafts(cardId)]);
  return card;
}

/** Saves what the holder may change: type, expiry and photo. */
export async function saveCard({ _id: id, version }: Card, typed: CardImage): Promise<Card> {
  const { name, nameOther, expires, noExpiration, imageSrc } = typed;
  const body = { version, name, nameOther, expires, noExpiration, imageSrc };
  return call(cardApi.update, { params: { id }, body }, { token: holderToken(id) });
}
