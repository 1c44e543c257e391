import { createContext, use, type ComponentType } from 'react';
import type { PersonFitness } from '../../../shared/content/person-fitness.ts';
import type { SelectedPerson } from '../../../shared/content/blocks/person/rules.ts';
import type { PersonBlock } from '../../../shared/content/blocks/person/rules.ts';
import { cardProblem, isAskedCard, type CardProblem, type ShownCard } from '../../../shared/permits/required-card.ts';
import type { PermitSettings } from '../../../shared/content/forms/permit-settings.ts';
import type { Permit, PermitPerson } from '../../../shared/permits/permit.ts';
import { nameOf } from '../state/shown-permit.ts';

/** A person who can be selected for a permit. */
export type Candidate = {
  selected: SelectedPerson;
  name: string;
  company: string;
  cards: readonly (ShownCard & { _id: string })[];
  /** What the picker knows of them; absent for people of a saved permit, null for a user without an induction of their own. */
  fitness?: Omit<PersonFitness, 'cards'> | null | undefined;
  /** The role that a user usually has in permits. */
  permitRole?: PersonBlock['personRole'] | null | undefined;
};

export type PickerProps = {
  block: PersonBlock;
  onPick: (chosen: readonly Candidate[]) => void;
  onClose: () => void;
};

export type PermitPeople = {
  permit: Permit;
  /** The people with known names: those of the saved permit and those just selected. */
  known: ReadonlyMap<string, Candidate>;
  remember: (candidates: readonly Candidate[]) => void;
  /** Offers people for selection; undefined on a read-only permit. */
  Picker?: ComponentType<PickerProps> | undefined;
};

export const PermitPeopleContext = createContext<PermitPeople | undefined>(undefined);

export function usePermitPeople(): PermitPeople {
  const people = use(PermitPeopleContext);
  if (!people) throw new Error('A person of a permit is shown outside a permit.');
  return people;
}

export function keyOf(selected: SelectedPerson): string {
  return 'userId' in selected ? `user ${selected.userId}` : `form ${selected.userFormId}`;
}

function selectedPerson({ userFormId, userId, cardId }: PermitPerson): SelectedPerson | undefined {
  if (userFormId !== null) return { userFormId, ...(cardId !== null && { cardId }) };
  return userId === null ? undefined : { userId };
}

function candidateOf(person: PermitPerson): Candidate | undefined {
  const selected = selectedPerson(person);
  const { card, cardId, company } = person;
  const cards = card && cardId !== null ? [{ ...card, _id: cardId }] : [];
  return selected && { selected, name: nameOf(person), company, cards };
}

/** The people of a saved permit, by `keyOf`. */
export function knownPeople(persons: readonly PermitPerson[]): Map<string, Candidate> {
  const candidates = persons.map(candidateOf).filter((candidate) => candidate !== undefined);
  return new Map(candidates.map((candidate) => [keyOf(candidate.selected), candidate]));
}

/** The candidate's card of the block's required type that expires last. */
export function askedCard({ cardRequirement }: Pick<PersonBlock, 'cardRequirement'>, { cards }: Candidate) {
  const asked = cards.filter((card) => isAskedCard(cardRequirement, card));
  const lasts = ({ expires }: ShownCard) => (expires === '' ? '9999' : expires);
  return asked.sort((a, b) => lasts(b).localeCompare(lasts(a)))[0] ?? null;
}

export type CardStanding = { cardRequirement: string; card: ShownCard | null; cardProblem: CardProblem | null };

type ForPermit = { endTime: string | null; settings: Pick<PermitSettings, 'needsApprovedCards'> };

/** The state of a candidate's required card for every day of a permit. */
export function cardStanding(block: PersonBlock, candidate: Candidate, { endTime, settings }: ForPermit): CardStanding {
  const needsApproved = settings.needsApprovedCards;
  const { cardRequirement } = block;
  const card = askedCard(block, candidate);
  return { cardRequirement, card, cardProblem: cardProblem(cardRequirement, card, { endTime, needsApproved }) };
}

/** The stored selection of a candidate: it includes the required card, so that everybody sees the same card. */
export function selectionOf(block: PersonBlock, candidate: Candidate): SelectedPerson {
  const { selected } = candidate;
  if ('userId' in selected) return selected;
  const card = block.cardRequirement.trim() === '' ? null : askedCard(block, candidate);
  return { userFormId: selected.userFormId, ...(card && { cardId: card._id }) };
}
