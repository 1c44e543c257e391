import type { Answers } from '../../shared/content/answers/answers.ts';
import { storedAnswer } from '../../shared/content/answers/answers.ts';
import {
  personBlocksOf,
  personKind,
  type PersonBlock,
  type SelectedPerson,
} from '../../shared/content/blocks/person/rules.ts';
import { AppError, isAppError, type Issue } from '../../shared/core/errors.ts';
import { permitSettingsOf } from '../../shared/content/forms/no-permit-settings.ts';
import { signingChain } from '../../shared/permits/permit-chain.ts';
import { companyRef } from '../security/company-name.ts';
import { newId } from '../security/random-ids.ts';
import { findCards } from '../store/entities/cards/cards.ts';
import type { PermitFormVersion } from '../store/entities/form-versions.ts';
import type { PermitHead, PermitPersonRecord } from '../store/entities/permits/permit-record.ts';
import { projects } from '../store/entities/projects.ts';
import { findUserForm } from '../store/entities/user-forms/user-forms.ts';
import { findUser } from '../store/entities/users/users.ts';
import { ownInductions } from '../verbs/person-fitness.ts';
import type { World } from '../world.ts';
import { askedCardOf } from './permit-cards.ts';
import { findGonePerson, isUserOf, isWorkerOf } from './standing-persons.ts';

/** A person chosen in a person block; `path` is the place in the body. */
type Choice = { block: PersonBlock; selected: SelectedPerson; path: string };

type Permit = Pick<PermitHead, '_id' | 'company' | 'project' | 'createdBy' | 'persons'>;
type Content = { version: PermitFormVersion; answers: ReadonlyMap<number, Answers> };

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
  { version, answers }: Content,
  { isLenient = false, isSent = false } = {},
): Promise<PermitPersonRecord[]> {
  const choices = distinct([...choicesOf({ version, answers }), ...creatorChoices(permit, { version, answers })]);
  if (choices.length > MOST_PERSONS) throw refusal({ path: 'persons', code: 'too_long' });
  if (isSent) await requireStanding(world, permit, choices);
  const { needsApprovedCards } = permitSettingsOf(version);
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

const refusal = (issue: Issue) => new AppError('validation_failed', { issues: [issue] });

type PlacedBlock = { block: PersonBlock; selected: readonly SelectedPerson[]; path: string };

function personBlocks({ version, answers }: Content): PlacedBlock[] {
  return personBlocksOf(version.pages).map(({ block, page, place }) => ({
    block,
    selected: storedAnswer(personKind.answer, block, answers.get(page)?.[place]),
    path: `pages.${page}.content.${place}.selectedPersons`,
  }));
}

function choicesOf(content: Content): Choice[] {
  return personBlocks(content).flatMap(({ block, selected, path }) =>
    selected.map((one, at) => ({ block, selected: one, path: `${path}.${at}` })),
  );
}

const NO_BLOCK: PersonBlock = {
  kind: 'person',
  title: '',
  cardRequirement: '',
  cardIsMandatory: false,
  defaultToCreator: true,
  mandatory: true,
  selectedPersons: [],
  personRole: 'Creator',
};

/** The permit's creator, where a block assigns the creator or no block asks who the creator is. */
function creatorChoices({ createdBy }: Permit, content: Content): Choice[] {
  const blocks = personBlocks(content);
  const selected = { userId: createdBy._id };
  const defaulted = blocks
    .filter(({ block, selected: chosen }) => block.defaultToCreator && chosen.length === 0)
    .map(({ block, path }) => ({ block, selected, path }));
  const isAsked = blocks.some(({ block }) => block.personRole === 'Creator');
  return isAsked ? defaulted : [...defaulted, { block: NO_BLOCK, selected, path: 'persons' }];
}

const identityOf = (one: SelectedPerson) => ('userId' in one ? `user ${one.userId}` : `userForm ${one.userFormId}`);

/** A person chosen twice for one role signs once. */
function distinct(choices: readonly Choice[]): Choice[] {
  const byPerson = new Map<string, Choice>();
  for (const choice of choices) {
    const key = `${choice.block.personRole} ${choice.block.isWatch === true} ${identityOf(choice.selected)}`;
    if (!byPerson.has(key)) byPerson.set(key, choice);
  }
  return [...byPerson.values()];
}

function isChosen({ userId, userFormId }: PermitPersonRecord, selected: SelectedPerson): boolean {
  return 'userId' in selected ? userId === selected.userId : userFormId === selected.userFormId;
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

/** The answers without the choices of who is not among the persons. */
export function withoutAbsent(
  { version, answers }: Content,
  persons: readonly PermitPersonRecord[],
): Map<number, Answers> {
  const kept = new Map(answers);
  for (const { block, page, place } of personBlocksOf(version.pages)) {
    const before = kept.get(page);
    if (before?.[place] === undefined) continue;
    const selected = storedAnswer(personKind.answer, block, before[place]);
    const there = selected.filter((one) => persons.some((person) => isOfBlock(person, block) && isChosen(person, one)));
    kept.set(page, { ...before, [place]: there });
  }
  return kept;
}

const isOfBlock = ({ role, isWatch = false }: PermitPersonRecord, block: PersonBlock) =>
  role === block.personRole && isWatch === (block.isWatch === true);

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

type Facts = Pick<
  PermitPersonRecord,
  'firstName' | 'lastName' | 'company' | 'email' | 'phoneNumber' | 'language' | 'userFormId' | 'userId'
>;

async function newPerson(world: World, permit: Permit, choice: Choice): Promise<PermitPersonRecord> {
  const { selected, path } = choice;
  const facts =
    'userId' in selected
      ? await userFacts(world, permit, selected.userId)
      : await workerFacts(world, permit, selected.userFormId);
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

async function userFacts(world: World, permit: Permit, userId: string): Promise<Facts | undefined> {
  const user = await findUser(world.table, userId);
  if (!user || !isUserOf(permit, user)) return undefined;
  const words = user.name.trim().split(/\s+/);
  return {
    firstName: words.slice(0, -1).join(' '),
    lastName: words.at(-1) ?? '',
    company: (await companyRef(world, user.company)).name,
    email: user.email,
    phoneNumber: '',
    language: user.language,
    userFormId: null,
    userId,
  };
}

async function workerFacts(world: World, permit: Permit, userFormId: string): Promise<Facts | undefined> {
  const [form, site] = await Promise.all([
    findUserForm(world.table, userFormId),
    projects.find(world.table, permit.project),
  ]);
  if (!form || !site || !isWorkerOf(permit, form, site.inductionFormIds)) return undefined;
  const { firstName = '', lastName = '', email = '', phoneNumber = '', company: employer = '' } = form.user;
  return {
    firstName,
    lastName,
    company: employer,
    email,
    phoneNumber,
    language: form.language,
    userFormId,
    userId: null,
  };
}

/** The card that fits among those of the inductions that a user has claimed in the permit's company. */
async function userCardOf(world: World, person: PermitPersonRecord, userId: string): Promise<string | null> {
  if (person.cardRequirement === '' || person.cardId !== null) return person.cardId;
  const user = await findUser(world.table, userId);
  if (!user) return null;
  const own = await ownInductions(world.table, { userId, company: user.company });
  const ids = own.map(({ _id }) => _id);
  return (await askedCardOf(world.table, ids, person.cardRequirement))?._id ?? null;
}

/** The named card, which must be of that induction; where a card is required and none is named, the one that fits. */
async function cardIdOf(world: World, person: PermitPersonRecord, { selected, path }: Choice): Promise<string | null> {
  if ('userId' in selected) return userCardOf(world, person, selected.userId);
  const { cardId } = selected;
  if (cardId !== undefined) {
    if (cardId === person.cardId) return cardId;
    const [card] = await findCards(world.table, [cardId]);
    if (card?.userFormId !== selected.userFormId) throw refusal({ path: `${path}.cardId`, code: 'invalid_value' });
    return cardId;
  }
  if (person.cardRequirement === '' || person.cardId !== null) return person.cardId;
  return (await askedCardOf(world.table, [selected.userFormId], person.cardRequirement))?._id ?? null;
}
