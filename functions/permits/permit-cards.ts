import { cardNameOf } from '../../shared/content/blocks/cards/card-image.ts';
import { AppError, type Issue } from '../../shared/core/errors.ts';
import { fullName } from '../../shared/core/full-name.ts';
import { isInForce } from '../../shared/user-forms/renewal/renewal.ts';
import { cardProblem, isAskedCard, type CardProblem, type ShownCard } from '../../shared/permits/required-card.ts';
import { cardLedgerOf } from '../store/entities/cards/card-sync.ts';
import { cardKey, cardLedgerKey } from '../store/keys.ts';
import { findCards, type CardRecord } from '../store/entities/cards/cards.ts';
import { findUserForm } from '../store/entities/user-forms/user-forms.ts';
import type { PermitHead, PermitPersonRecord } from '../store/entities/permits/permit-record.ts';
import type { Table, Write } from '../store/table.ts';

/** The cards of a permit's persons by id, as they are now, without archived ones. */
export async function cardsOf(
  table: Table,
  persons: readonly Pick<PermitPersonRecord, 'cardId'>[],
): Promise<Map<string, CardRecord>> {
  const ids = [...new Set(persons.flatMap(({ cardId }) => cardId ?? []))];
  const cards = await findCards(table, ids);
  return new Map(cards.flatMap((card) => (card && !card.archived ? [[card._id, card]] : [])));
}

/**
 * A permit and the required cards of its persons; while it is being signed, each person has the card into which a renewal of their induction
 * took theirs, once the renewal stands.
 */
export async function withFollowingCards(
  table: Table,
  head: PermitHead,
): Promise<{ head: PermitHead; cards: Map<string, CardRecord> }> {
  const isRequired = ({ cardIsMandatory }: PermitPersonRecord) => cardIsMandatory;
  const cards = await cardsOf(table, head.persons.filter(isRequired));
  const followed = [...cards.values()].flatMap(({ followedBy }) => followedBy ?? []);
  if (followed.length === 0 || head.status !== 'Pending Approval') return { head, cards };
  const next = new Map<string, CardRecord>();
  for (const card of await findCards(table, followed)) {
    const renewal = card && !card.archived && card.userFormId !== null && (await findUserForm(table, card.userFormId));
    if (card && renewal && isInForce(renewal)) next.set(card._id, card);
  }
  const persons = head.persons.map((person) => {
    const followedBy = cards.get(person.cardId ?? '')?.followedBy;
    return followedBy !== undefined && next.has(followedBy) ? { ...person, cardId: followedBy } : person;
  });
  const ids = new Set(persons.filter(isRequired).flatMap(({ cardId }) => cardId ?? []));
  return { head: { ...head, persons }, cards: new Map([...cards, ...next].filter(([id]) => ids.has(id))) };
}

export function showCard(card: CardRecord | undefined): ShownCard | null {
  return card ? { name: cardNameOf(card), expires: card.expires, approved: card.approved } : null;
}

type Cards = ReadonlyMap<string, CardRecord>;

/** What is wrong with the card that a permit requires of a person. */
export function problemOf(person: PermitPersonRecord, cards: Cards, endTime: string | null): CardProblem | null {
  const card = person.cardId === null ? undefined : cards.get(person.cardId);
  return cardProblem(person.cardRequirement, showCard(card), { endTime, needsApproved: person.needsApprovedCard });
}

/** A card problem that keeps everybody from signing, with its person. */
export type BlockingProblem = { key: string; issue: Issue; code: CardProblem };

export function blockingProblems({ persons, endTime }: PermitHead, cards: Cards): BlockingProblem[] {
  return persons.flatMap((person, place) => {
    const code = person.cardIsMandatory ? problemOf(person, cards, endTime) : null;
    if (code === null) return [];
    const params = { card: person.cardRequirement, name: fullName(person) };
    return [{ key: `${person._id} ${code}`, code, issue: { path: `persons.${place}.cardId`, code, params } }];
  });
}

/** 422 with the code of the first problem, naming all of them. */
export function cardRefusal([first, ...rest]: readonly BlockingProblem[]): AppError {
  const issues = [first, ...rest].flatMap((problem) => problem?.issue ?? []);
  return new AppError(first?.code ?? 'card_missing', { issues });
}

/** ConditionFailed where a card that a signature depends on has changed since it was read. */
export function unchangedCardChecks(cards: Cards): Write[] {
  return [...cards.values()].map(({ _id, version }) => ({
    check: cardKey(_id),
    condition: 'version = :version AND #row.archived = :false',
    names: { '#row': 'row' },
    values: { ':version': version, ':false': false },
  }));
}

/** The required card among the cards of inductions, the one valid the longest; undefined where there is none. */
export async function askedCardOf(
  table: Table,
  userFormIds: readonly string[],
  requirement: string,
): Promise<CardRecord | undefined> {
  const ledgers = await table.getMany(userFormIds.map(cardLedgerKey));
  const ids = ledgers.flatMap((ledger) => Object.keys(cardLedgerOf(ledger).cards));
  const cards = await findCards(table, ids.slice(0, 100));
  const fitting = cards.filter(
    (card): card is CardRecord =>
      card !== undefined && !card.archived && isAskedCard(requirement, { name: cardNameOf(card) }),
  );
  return fitting.toSorted((a, b) => (a.expires < b.expires ? 1 : -1))[0];
}
