import type { Actor } from '../../../shared/core/actor.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { findCard } from '../../store/entities/cards/cards.ts';
import type { Table } from '../../store/table.ts';
import { findUserForm } from '../../store/entities/user-forms/user-forms.ts';

/** 401 where a worker's or card holder's token has been ended; for calls that otherwise read nothing of theirs. One read. */
export async function requireLivingToken(table: Table, actor: Actor): Promise<void> {
  if (!(await isAlive(table, actor))) throw new AppError('unauthorized');
}

async function isAlive(table: Table, actor: Actor): Promise<boolean> {
  if (actor.kind === 'worker') return (await findUserForm(table, actor.userFormId))?.epoch === actor.epoch;
  if (actor.kind !== 'cardHolder') return true;
  const card = await findCard(table, actor.cardId);
  return card?.epoch === actor.epoch && !card.archived;
}
