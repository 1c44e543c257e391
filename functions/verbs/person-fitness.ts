import { cardNameOf } from '../../shared/content/blocks/cards/card-image.ts';
import {
  INDUCTION_STANDINGS,
  type InductionStanding,
  type PersonFitness,
} from '../../shared/content/person-fitness.ts';
import { isUnder18 } from '../../shared/gate/gate-verdict.ts';
import { passState, type PassState } from '../../shared/gate/pass-state.ts';
import { cardLedgerOf } from '../store/entities/cards/card-sync.ts';
import { cards as cardEntity, type CardRecord } from '../store/entities/cards/cards.ts';
import { findOwned } from '../store/entities/user-forms/owned-user-forms.ts';
import type { UserFormHead } from '../store/entities/user-forms/user-form-head.ts';
import { userFormOf } from '../store/entities/user-forms/user-form-items.ts';
import { cardKey, cardLedgerKey } from '../store/keys.ts';
import type { Table } from '../store/table.ts';

const STANDINGS: Record<PassState, InductionStanding> = {
  valid: 'good',
  renewal: 'good',
  waiting: 'waiting',
  expired: 'expired',
  unfinished: 'missing',
  returned: 'missing',
  archived: 'missing',
};

/** How an induction stands on a day. */
export const inductionStanding = (head: UserFormHead, day: string): InductionStanding =>
  STANDINGS[passState(head, day)];

const rankOf = (head: UserFormHead, day: string) => INDUCTION_STANDINGS.indexOf(inductionStanding(head, day));

/** The induction that stands best on a day, of those that last the longest. */
export function bestInduction(heads: readonly UserFormHead[], day: string): UserFormHead | undefined {
  const lasts = ({ validUntil }: UserFormHead) => validUntil ?? '9999';
  return [...heads].sort((a, b) => rankOf(a, day) - rankOf(b, day) || (lasts(a) < lasts(b) ? 1 : -1))[0];
}

const MOST_OWN = 20;

/** The inductions that a user has claimed in a company, without archived ones. */
export async function ownInductions(table: Table, owner: { userId: string; company: string }): Promise<UserFormHead[]> {
  const { items } = await findOwned(table, { owner, archived: [false], limit: MOST_OWN, after: undefined });
  return items.map(userFormOf);
}

/** What is told of the worker of each induction, in their order. */
export async function fitnessOf(table: Table, heads: readonly UserFormHead[], today: string): Promise<PersonFitness[]> {
  const ledgers = await table.getMany(
    heads.map(({ _id }) => cardLedgerKey(_id)),
    { isForShow: true },
  );
  const cardIds = ledgers.map((ledger) => Object.keys(cardLedgerOf(ledger).cards));
  const items = await table.getMany(cardIds.flat().map(cardKey), { isForShow: true });
  const cards = new Map(items.flatMap((item) => (item ? [[String(item['id']), cardEntity.ofItem(item)]] : [])));
  return heads.map((head, index) => ({
    cards: (cardIds[index] ?? []).flatMap((id) => showCard(cards.get(id))),
    induction: inductionStanding(head, today),
    validUntil: head.validUntil ?? null,
    isUnder18: isUnder18(head.user.birthday, today),
  }));
}

function showCard(card: CardRecord | undefined): PersonFitness['cards'] {
  if (!card || card.archived) return [];
  return [{ _id: card._id, name: cardNameOf(card), expires: card.expires, approved: card.approved }];
}
