import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { companies } from '../../../functions/store/entities/companies.ts';
import { findCompanyThings } from '../../../functions/store/company-data/company-items.ts';
import { type Installation, OperatorError } from '../installation.ts';
import type { ListedFile } from '../../../functions/outside/versioned-files.ts';
import { LINE_NAMES, readCompany, type Step } from './company-reading.ts';
import { printOfPassKey } from './pass-key.ts';
import {
  addLines,
  fileLine,
  finishExport,
  keepProgress,
  keptThings,
  objectPath,
  readProgress,
  type FileLine,
  type Manifest,
  type Progress,
} from './export-folder.ts';

/** Receives the progress of a long command. */
export type Say = (text: string) => void;
export const silent: Say = () => undefined;

/**
 * Exports a company into a folder: one line file per kind of thing, the files, and last the manifest. A repeated call resumes a killed
 * export. Throws OperatorError for an unknown company.
 */
export async function exportCompany(
  installation: Installation,
  { company, folder }: { company: string; folder: string },
  say: Say = silent,
): Promise<Manifest> {
  const { table } = installation.world;
  const found = await companies.find(table, company);
  if (!found) throw new OperatorError(`There is no company ${company}.`);
  let progress = (await readProgress(folder, company)) ?? (await begin(folder, company));
  // Creates every line file, also for a company without such lines.
  for (const name of LINE_NAMES) await addLines(folder, name, []);
  const things = await keptThings(folder, () => findCompanyThings(table, company));
  const reading = { installation, things, takeFile: ({ key }: ListedFile) => exportFile(installation, folder, key) };
  if (progress.place) {
    for await (const step of readCompany(reading, progress.place)) {
      progress = await keepStep(folder, progress, step);
      const { items, files, lines } = progress.done;
      say(`read ${items} items of the table, wrote ${lines} lines and ${files} files of ${found.name}`);
    }
  }
  const passKey = printOfPassKey(installation.world.keys);
  return finishExport(folder, { company: { _id: company, name: found.name }, passKey });
}

async function begin(folder: string, company: string): Promise<Progress> {
  const done = { items: 0, files: 0, lines: 0 };
  const progress: Progress = { company, place: { of: 'items' }, bytes: {}, done };
  await keepProgress(folder, progress);
  return progress;
}

async function exportFile({ files }: Installation, folder: string, key: string): Promise<FileLine> {
  const stored = await files.get(key);
  const file = objectPath(folder, key);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, stored.bytes);
  return fileLine(key, stored);
}

/** Writes a step's lines, then its progress. */
async function keepStep(folder: string, progress: Progress, { lines, looked, place }: Step): Promise<Progress> {
  const bytes = { ...progress.bytes };
  const done = { ...progress.done };
  for (const [name, added] of lines) {
    bytes[name] = (bytes[name] ?? 0) + (await addLines(folder, name, added));
    if (name !== 'files') done.lines += added.length;
  }
  done[progress.place?.of ?? 'files'] += looked;
  const after: Progress = { ...progress, bytes, done, place };
  await keepProgress(folder, after);
  return after;
}
