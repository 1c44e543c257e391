import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { marshall } from '@aws-sdk/util-dynamodb';
import { personEntries } from '../../../functions/cards/sync-cards.ts';
import { findCompanyThings } from '../../../functions/store/company-items.ts';
import { derivedItems } from '../../../functions/store/derived-items.ts';
import type { Item } from '../../../functions/store/items.ts';
import { userFormOf } from '../../../functions/store/user-form-items.ts';
import { eachAtOnce } from '../at-once.ts';
import { type Installation, OperatorError } from '../installation.ts';
import { itemOf } from './company-lines.ts';
import { FILES, readCompany } from './company-reading.ts';
import { silent, type Say } from './export-company.ts';
import {
  checkedManifest,
  fileLine,
  linesOf,
  LineSums,
  objectPath,
  type FileLine,
  type Manifest,
} from './export-folder.ts';
import { beginImport, endImport, keepImported } from './import-mark.ts';

/** Lines after which an import that was killed goes on; the rest of the step is put once more, as it was. */
const LINES_A_STEP = 1000;
const FILES_A_STEP = 100;
const FILES_AT_ONCE = 16;

/**
 * Puts an exported company into an empty installation, with what follows from its items, and reads all of it again to
 * compare. One that was killed goes on where it was. Throws OperatorError where the folder is not what was exported, or the
 * installation is not empty.
 */
export async function importCompany(folder: string, installation: Installation, say: Say = silent): Promise<Manifest> {
  const { manifest, sums } = await checkedManifest(folder);
  const done = await beginImport(installation, manifest);
  const names = [FILES, ...Object.keys(manifest.lines).filter((name) => name !== FILES)];
  const total = Object.values(manifest.lines).reduce((sum, { count }) => sum + count, 0);
  for (const [at, name] of names.entries()) {
    if (at < done.name) continue;
    const act = name === FILES ? importFiles(installation, folder) : importLines(installation);
    let line = 0;
    for await (const lines of steps(linesOf(folder, name), name === FILES ? FILES_A_STEP : LINES_A_STEP)) {
      line += lines.length;
      if (at === done.name && line <= done.line) continue;
      await act(lines);
      await keepImported(installation, manifest, { name: at, line });
      say(`put ${line} of ${manifest.lines[name]?.count} ${name}, of ${total} lines in all`);
    }
  }
  await compare(installation, { manifest, sums }, say);
  await endImport(installation);
  return manifest;
}

async function* steps(lines: AsyncIterable<string>, size: number): AsyncGenerator<string[]> {
  let step: string[] = [];
  for await (const line of lines) {
    step.push(line);
    if (step.length < size) continue;
    yield step;
    step = [];
  }
  if (step.length > 0) yield step;
}

type Act = (lines: readonly string[]) => Promise<unknown>;

function importFiles({ files }: Installation, folder: string): Act {
  const importFile = async (line: string): Promise<void> => {
    const { key, contentType, cacheControl, sha256 } = JSON.parse(line) as FileLine;
    const bytes = await readFile(objectPath(folder, key));
    const found = createHash('sha256').update(bytes).digest('hex');
    if (found !== sha256) throw new OperatorError(`${key} is not what was exported.`);
    await files.put(key, { bytes, contentType, cacheControl });
  };
  return (lines) => eachAtOnce(lines, FILES_AT_ONCE, importFile);
}

function importLines({ table, world }: Installation): Act {
  return async (lines) => {
    const items = new Map<string, Item>();
    for (const item of lines.map(itemOf)) {
      for (const one of [item, ...derivedItems(item), ...foundByPerson(world, item)]) {
        items.set(`${one.PK}\n${one.SK}`, one);
      }
    }
    await table.put([...items.values()].map((item) => marshall(item, { removeUndefinedValues: true })));
  };
}

/** The ways from a person's addresses to an induction whose cards have been made, by this installation's own keys. */
function foundByPerson(world: Installation['world'], item: Item): Item[] {
  const isFollowed = item['entity'] === 'userForm' && (item['row'] as { signed: string | null }).signed !== null;
  if (!isFollowed) return [];
  return personEntries(world, userFormOf(item)).flatMap((write) => ('put' in write ? [write.put] : []));
}

/** Finds the company by its lists, which the import has made, and holds every line of it against those of the folder. */
async function compare(
  installation: Installation,
  expected: { manifest: Manifest; sums: LineSums },
  say: Say,
): Promise<void> {
  const { world, files } = installation;
  const things = await findCompanyThings(world.table, expected.manifest.company._id);
  const takeFile = async (key: string) => fileLine(key, await files.get(key));
  const found = new LineSums();
  let looked = 0;
  for await (const { lines, looked: more } of readCompany({ installation, things, takeFile }, { of: 'items' })) {
    for (const [name, some] of lines) found.add(name, some);
    say(`compared ${(looked += more)} items and files`);
  }
  const differing = expected.sums.differing(found);
  if (differing.length === 0) return;
  throw new OperatorError(`What was imported differs from what was exported: ${differing.join(', ')}.`);
}
