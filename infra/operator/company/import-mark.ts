import { IMPORT_KEY } from '../../../functions/store/keys.ts';
import { createHash } from 'node:crypto';
import { type Installation, OperatorError } from '../installation.ts';
import type { Manifest } from './export-folder.ts';

/** The index of the line file, and how many of its lines are in the table. */
export type Imported = { name: number; line: number };

const BEGINNING: Imported = { name: 0, line: 0 };

const printOf = (manifest: Manifest) => createHash('sha256').update(JSON.stringify(manifest.lines)).digest('hex');

/** Returns the resume position. Throws OperatorError when the installation is not empty, or another export is half imported. */
export async function beginImport({ name, table, world }: Installation, manifest: Manifest): Promise<Imported> {
  const mark = await world.table.get(IMPORT_KEY);
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
  const mark = { ...IMPORT_KEY, company: manifest.company._id, export: printOf(manifest), done };
  await world.table.write([{ put: mark }]);
}

export async function endImport({ world }: Pick<Installation, 'world'>): Promise<void> {
  await world.table.write([{ delete: IMPORT_KEY }]);
}
