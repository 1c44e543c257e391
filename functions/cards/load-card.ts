import type { Actor } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { findCard, findCardWithHistory, type CardRecord, type CardWithHistory } from '../store/cards.ts';
import type { World } from '../world.ts';

/** A card that this caller may reach: of their company, or the one that their token was made for. */
export async function loadCard(world: World, actor: Actor, id: string): Promise<CardWithHistory> {
  const found = await findCardWithHistory(world.table, id);
  requireReach(actor, found?.card);
  if (!found) throw new AppError('not_found');
  return found;
}

/** Lets a caller through who may put photos to a card that is not archived. */
export async function requireOpenCard(world: World, actor: Actor, id: string): Promise<void> {
  const card = await findCard(world.table, id);
  requireReach(actor, card);
  if (card?.archived) throw new AppError('invalid_state');
}

function requireReach(actor: Actor, card: CardRecord | undefined): void {
  if (!card) throw new AppError('not_found');
  if (actor.kind === 'cardHolder') {
    if (card.archived || card.epoch !== actor.epoch) throw new AppError('unauthorized');
    return;
  }
  if (actor.kind !== 'staff') throw new AppError('forbidden');
  if (card.company !== actor.company && !actor.roles.includes('root')) throw new AppError('not_found');
}
