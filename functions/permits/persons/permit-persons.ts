import type { PersonBlock, SelectedPerson } from '../../../shared/content/blocks/person/rules.ts';
import { permitSettingsOf } from '../../../shared/content/forms/no-permit-settings.ts';
import { isAppError } from '../../../shared/core/errors.ts';
import { signingChain } from '../../../shared/permits/permit-chain.ts';
import { newId } from '../../security/random-ids.ts';
import type { PermitHead, PermitPersonRecord } from '../../store/entities/permits/permit-record.ts';
import type { World } from '../../world.ts';
import { cardIdOf } from './person-card.ts';
import { allChoices, isChosen, isOfBlock, NO_BLOCK, refusal, type Choice, type Content } from './person-choices.ts';
import { findFacts } from './person-facts.ts';
import { findGonePerson } from './standing-persons.ts';

type Permit = Pick<PermitHead, '_id' | 'company' | 'project' | 'createdBy' | 'persons'>;

/** A move's transaction may hold one message for each of them. */
const MOST_PERSONS = 40;

/**
 * The persons of a permit's person blocks, in signing order: present persons stay unchanged, new ones are copied from their signed
 * induction or their user. 422 at a person who cannot be chosen; `isLenient`, for copies, leaves that person out instead, and `isSent`,
 * for what goes to its persons, asks it of those who are present too.
 */
export async function personsOf(
  world: World,
  permit: Permit,
  content: Content,
  { isLenient = false, isSent = false } = {},
): Promise<PermitPersonRecord[]> {
  const choices = allChoices(permit, content);
  if (choices.length > MOST_PERSONS) throw refusal({ path: 'persons', code: 'too_long' });
  if (isSent) await requireStanding(world, permit, choices);
  const { needsApprovedCards } = permitSettingsOf(content.version);
  const persons: PermitPersonRecord[] = [];
  for (const choice of choices) {
    try {
      persons.push(await personOf(world, permit, { ...choice, needsApprovedCards }));
    } catch (error) {
      if (!isLenient || !isAppError(error)) throw error;
    }
  }
  return [...signingChain(persons), ...persons.filter(({ role }) => role === 'NoRole')];
}

/** 422 at the first who can be chosen no longer, whether they are present or new. */
async function requireStanding(world: World, permit: Permit, choices: readonly Choice[]): Promise<void> {
  const chosen = choices.map(({ selected }) => selected);
  const gone = choices[await findGonePerson(world, permit, chosen)];
  if (gone) throw refusal({ path: gone.path, code: 'person_gone' });
}

async function personOf(
  world: World,
  permit: Permit,
  choice: Choice & { needsApprovedCards: boolean },
): Promise<PermitPersonRecord> {
  const { block, selected, needsApprovedCards } = choice;
  const known = permit.persons.find((person) => isOfBlock(person, block) && isChosen(person, selected));
  const person = known ?? (await newPerson(world, permit, choice));
  const asked = {
    title: block.title,
    cardRequirement: block.cardRequirement.trim(),
    cardIsMandatory: block.cardIsMandatory && block.cardRequirement.trim() !== '',
    needsApprovedCard: needsApprovedCards || undefined,
    isWatch: block.isWatch || undefined,
  };
  return { ...person, ...asked, cardId: await cardIdOf(world, { ...person, ...asked }, choice) };
}

/**
 * Who takes over from a worker, chosen as the form's block chooses (its card, an induction of the site or a user of the company). 422 at
 * `to` for who cannot be chosen or is a worker of the permit already.
 */
export async function successorOf(
  world: World,
  permit: PermitHead,
  { former, selected }: { former: PermitPersonRecord; selected: SelectedPerson },
): Promise<PermitPersonRecord> {
  const { title, cardRequirement, cardIsMandatory, needsApprovedCard: needsApprovedCards = false } = former;
  const block: PersonBlock = { ...NO_BLOCK, title, cardRequirement, cardIsMandatory, personRole: 'Worker' };
  const isAlready = permit.persons.some(
    (person) => person.role === 'Worker' && !person.handedOver && isChosen(person, selected),
  );
  if (isAlready) throw refusal({ path: 'to', code: 'invalid_value' });
  return personOf(world, { ...permit, persons: [] }, { block, selected, path: 'to', needsApprovedCards });
}

async function newPerson(world: World, permit: Permit, choice: Choice): Promise<PermitPersonRecord> {
  const { selected, path } = choice;
  const facts = await findFacts(world, permit, selected);
  if (!facts) throw refusal({ path, code: 'invalid_value' });
  return {
    ...facts,
    _id: newId(world),
    role: choice.block.personRole,
    status: 'Waiting',
    title: '',
    cardId: null,
    cardRequirement: '',
    cardIsMandatory: false,
    signed: null,
    signature: null,
    reason: null,
    pins: [],
  };
}
