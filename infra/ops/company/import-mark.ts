import { createHash } from 'node:crypto';
import { type Installation, OperatorError } from '../installation.ts';
import type { Manifest } from './export-folder.ts';

/** Tells that an import into this installation has begun and how far it has come, so that one that was killed goes on. */
const MARK = { PK: 'IMPORT', SK: 'IMPORT' };

/** The file of lines by its number, and how many of its lines are in the table. */
export type Imported = { name: number; line: number };

const BEGINNING: Imported = { name: 0, line: 0 };

const printOf = (manifest: Manifest) => createHash('sha256').update(JSON.stringify(manifest.lines)).digest('hex');

/** Where to go on. Throws OperatorError where the installation is not empty, or another export has been begun. */
export async function beginImport({ name, table, world }: Installation, manifest: Manifest): Promise<Imported> {
  const mark = await world.table.get(MARK);
  const print = printOf(manifest);
  const isThis = mark?.['company'] === manifest.company._id;
  if (isThis && mark['export'] === undefined) return BEGINNING;
  if (isThis && mark['export'] === print) return mark['done'] as Imported;
  if (mark) throw new OperatorError(`${name} has another export half imported: go on with that, or take an empty one.`);
  if (!(await table.isEmpty())) throw new OperatorError(`${name} is not empty.`);
  await keepImported({ world }, manifest, BEGINNING);
  return BEGINNING;
}

export async function keepImported(
  { world }: Pick<Installation, 'world'>,
  manifest: Manifest,
  done: Imported,
): Promise<void> {
  const mark = { ...MARK, company: manifest.company._id, export: printOf(manifest), done };
  await world.table.write([{ put: mark }]);
}

export async function endImport({ world }: Pick<Installation, 'world'>): Promise<void> {
  await world.table.write([{ delete: MARK }]);
}
