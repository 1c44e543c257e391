import type { CardHolder, Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { findCard, findCardWithHistory, type CardRecord, type CardWithHistory } from '../store/entities/cards/cards.ts';
import { requireOwned } from '../verbs/load-owned.ts';
import type { World } from '../world.ts';

/** A card that this caller may access: one of their company, or the one of their token. */
export async function loadCard(world: World, actor: CardHolder | Staff, id: string): Promise<CardWithHistory> {
  const found = await findCardWithHistory(world.table, id);
  requireReach(actor, found?.card);
  if (!found) throw new AppError('not_found');
  return found;
}

/** Lets a caller pass who may add photos to a card that is not archived. */
export async function requireOpenCard(world: World, actor: CardHolder | Staff, id: string): Promise<void> {
  const card = await findCard(world.table, id);
  requireReach(actor, card);
  if (card?.archived) throw new AppError('invalid_state');
}

function requireReach(actor: CardHolder | Staff, card: CardRecord | undefined): void {
  if (!card) throw new AppError('not_found');
  if (actor.kind === 'cardHolder') {
    if (card.archived || card.epoch !== actor.epoch) throw new AppError('unauthorized');
    return;
  }
  requireOwned(actor, card);
}
