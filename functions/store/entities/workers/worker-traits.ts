import { fullName } from '../../../../shared/core/full-name.ts';
import { taxNumberAsInteger } from '../../../../shared/user-forms/tax-number.ts';
import { workerKey, workerTraitKey, workerTraitPrefix } from '../../site-keys.ts';
import type { Key } from '../../items.ts';
import type { Table, Write } from '../../table.ts';
import { workerLineOf, type WorkerLine } from './worker-lines.ts';

/** Seals what a person is known by; a key of the table must not tell it. */
export type SealTrait = (text: string) => string;

type Known = Pick<WorkerLine, 'firstName' | 'lastName' | 'birthday' | 'taxNumber' | 'userForms'>;

const numberTrait = (number: number) => `number ${number}`;
const inductionTrait = (id: string) => `induction ${id}`;

/** What a person's lines are found by: the inductions, the tax number, and name with birthday. */
function traitsOf(known: Known, seal: SealTrait): string[] {
  const { birthday, taxNumber, userForms } = known;
  const number = taxNumberAsInteger(taxNumber);
  const name = fullName(known).replace(/\s+/g, ' ').toLocaleLowerCase('fi');
  return [
    ...userForms.map((id) => seal(inductionTrait(id))),
    ...(number === undefined ? [] : [seal(numberTrait(number))]),
    ...(birthday === '' ? [] : [seal(`name ${name} ${birthday}`)]),
  ];
}

/** The writes that let a line be found by what the person is known by now. */
export function traitWrites(before: WorkerLine | undefined, after: WorkerLine | undefined, seal: SealTrait): Write[] {
  const [old, now] = [before, after].map((line) => (line ? traitKeys(line, seal) : []));
  const among = (keys: readonly Key[] = []) => new Set(keys.map(({ SK }) => SK));
  const isNew = ({ SK }: Key) => !among(old).has(SK);
  const isOld = ({ SK }: Key) => !among(now).has(SK);
  return [
    ...(now ?? []).filter(isNew).map((key) => ({ put: { ...key, id: after?._id } })),
    ...(old ?? []).filter(isOld).map((key) => ({ delete: key })),
  ];
}

const traitKeys = (line: WorkerLine, seal: SealTrait): Key[] =>
  traitsOf(line, seal).map((trait) => workerTraitKey(line.project, trait, line._id));

/** The lines of a site that may be the person's, as they are now. */
export async function findLinesLike(
  table: Table,
  { project, person, seal }: { project: string; person: Known; seal: SealTrait },
): Promise<WorkerLine[]> {
  return linesOfTraits(table, project, traitsOf(person, seal));
}

/** The lines of a site with a tax number. */
export async function findLinesOfNumber(
  table: Table,
  { project, number, seal }: { project: string; number: number; seal: SealTrait },
): Promise<WorkerLine[]> {
  return linesOfTraits(table, project, [seal(numberTrait(number))]);
}

/** The lines of a site that were made of an induction. */
export async function findLinesOfInduction(
  table: Table,
  { project, userForm, seal }: { project: string; userForm: string; seal: SealTrait },
): Promise<WorkerLine[]> {
  return linesOfTraits(table, project, [seal(inductionTrait(userForm))]);
}

async function linesOfTraits(table: Table, project: string, traits: readonly string[]): Promise<WorkerLine[]> {
  const reads = traits.map((trait) =>
    table.queryAll({
      where: 'PK = :site AND begins_with(SK, :trait)',
      values: { ':site': workerKey(project, '').PK, ':trait': workerTraitPrefix(trait) },
    }),
  );
  const ids = new Set((await Promise.all(reads)).flat().map(({ id }) => String(id)));
  const items = await table.getMany([...ids].map((id) => workerKey(project, id)));
  return items.flatMap((item) => (item ? [workerLineOf(item)] : []));
}
