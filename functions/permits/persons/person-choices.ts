import { storedAnswer, type Answers } from '../../../shared/content/answers/answers.ts';
import {
  personBlocksOf,
  personKind,
  type PersonBlock,
  type SelectedPerson,
} from '../../../shared/content/blocks/person/rules.ts';
import { AppError, type Issue } from '../../../shared/core/errors.ts';
import type { PermitFormVersion } from '../../store/entities/form-versions.ts';
import type { PermitHead, PermitPersonRecord } from '../../store/entities/permits/permit-record.ts';

/** A person chosen in a person block; `path` is the place in the body. */
export type Choice = { block: PersonBlock; selected: SelectedPerson; path: string };
export type Content = { version: PermitFormVersion; answers: ReadonlyMap<number, Answers> };

export const refusal = (issue: Issue) => new AppError('validation_failed', { issues: [issue] });

/** Everybody whom a permit's blocks choose, and its creator; who is chosen twice for one role once. */
export function allChoices(permit: Pick<PermitHead, 'createdBy'>, content: Content): Choice[] {
  return distinct([...choicesOf(content), ...creatorChoices(permit, content)]);
}

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

export const NO_BLOCK: PersonBlock = {
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
function creatorChoices({ createdBy }: Pick<PermitHead, 'createdBy'>, content: Content): Choice[] {
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

export function isChosen({ userId, userFormId }: PermitPersonRecord, selected: SelectedPerson): boolean {
  return 'userId' in selected ? userId === selected.userId : userFormId === selected.userFormId;
}

export const isOfBlock = ({ role, isWatch = false }: PermitPersonRecord, block: PersonBlock) =>
  role === block.personRole && isWatch === (block.isWatch === true);

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
