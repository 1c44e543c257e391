import { cardNameOf } from '../../shared/content/kinds/card-image.ts';
import { AppError, type Issue } from '../../shared/core/errors.ts';
import { cardProblem, isAskedCard, type CardProblem, type ShownCard } from '../../shared/permits/required-card.ts';
import { cardLedgerKey, cardLedgerOf } from '../store/card-sync.ts';
import { cardKey, findCards, type CardRecord } from '../store/cards.ts';
import type { PermitHead, PermitPersonRecord } from '../store/permits.ts';
import type { Table, Write } from '../store/table.ts';

/** The cards of a permit's persons by id, as they are now; archived ones are none. */
export async function cardsOf(
  table: Table,
  persons: readonly Pick<PermitPersonRecord, 'cardId'>[],
): Promise<Map<string, CardRecord>> {
  const ids = [...new Set(persons.flatMap(({ cardId }) => cardId ?? []))];
  const cards = await findCards(table, ids);
  return new Map(cards.flatMap((card) => (card && !card.archived ? [[card._id, card]] : [])));
}

export function shownCard(card: CardRecord | undefined): ShownCard | null {
  return card ? { name: cardNameOf(card), expires: card.expires } : null;
}

type Cards = ReadonlyMap<string, CardRecord>;

/** What is wrong with the card that a person of a permit is asked for. */
export function problemOf(person: PermitPersonRecord, cards: Cards, endTime: string | null): CardProblem | null {
  const card = person.cardId === null ? undefined : cards.get(person.cardId);
  return cardProblem(person.cardRequirement, shownCard(card), endTime);
}

/** Problems with cards that nobody may sign without, each with its person. */
export type BlockingProblem = { key: string; issue: Issue; code: CardProblem };

export function blockingProblems({ persons, endTime }: PermitHead, cards: Cards): BlockingProblem[] {
  return persons.flatMap((person, place) => {
    const code = person.cardIsMandatory ? problemOf(person, cards, endTime) : null;
    if (code === null) return [];
    const params = { card: person.cardRequirement, name: `${person.firstName} ${person.lastName}`.trim() };
    return [{ key: `${person._id} ${code}`, code, issue: { path: `persons.${place}.cardId`, code, params } }];
  });
}

/** 422 by the first of the problems, naming all of them. */
export function cardRefusal([first, ...rest]: readonly BlockingProblem[]): AppError {
  const issues = [first, ...rest].flatMap((problem) => problem?.issue ?? []);
  return new AppError(first?.code ?? 'card_missing', { issues });
}

/** ConditionFailed where a card that a signature rests on has changed since it was read. */
export function unchangedCardChecks(cards: Cards): Write[] {
  return [...cards.values()].map(({ _id, version }) => ({
    check: cardKey(_id),
    condition: 'version = :version AND #row.archived = :false',
    names: { '#row': 'row' },
    values: { ':version': version, ':false': false },
  }));
}

/** The card of an induction that is asked for, the longest good one of them; undefined where there is none. */
export async function askedCardOf(
  table: Table,
  userFormId: string,
  requirement: string,
): Promise<CardRecord | undefined> {
  const ledger = cardLedgerOf(await table.get(cardLedgerKey(userFormId)));
  const cards = await findCards(table, Object.keys(ledger.cards).slice(0, 100));
  const fitting = cards.filter(
    (card): card is CardRecord =>
      card !== undefined && !card.archived && isAskedCard(requirement, { name: cardNameOf(card) }),
  );
  return fitting.toSorted((a, b) => (a.expires < b.expires ? 1 : -1))[0];
}
