import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { marshall } from '@aws-sdk/util-dynamodb';
import { personEntries } from '../../../functions/cards/sync-cards.ts';
import { findCompanyThings } from '../../../functions/store/company-data/company-items.ts';
import { derivedItems } from '../../../functions/store/company-data/derived-items.ts';
import type { Item } from '../../../functions/store/items.ts';
import { userFormOf } from '../../../functions/store/entities/user-forms/user-form-items.ts';
import { workerLineOf } from '../../../functions/store/entities/workers/worker-lines.ts';
import { traitWrites } from '../../../functions/store/entities/workers/worker-traits.ts';
import { traitSeal } from '../../../functions/security/trait-seal.ts';
import { eachAtOnce } from '../../../shared/core/each-at-once.ts';
import { type Installation, OperatorError } from '../installation.ts';
import type { ListedFile } from '../../../functions/outside/versioned-files.ts';
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

/** Lines per step; a resumed import repeats at most one step, with the same result. */
const LINES_A_STEP = 1000;
const FILES_A_STEP = 100;
const FILES_AT_ONCE = 16;

/**
 * Imports a company into an empty installation, with the items derived from its items, then rereads everything to compare; for files of
 * this run it compares only the bucket's listing. A repeated call resumes a killed import. Throws OperatorError when the folder is not what
 * was exported, or the installation is not empty.
 */
export async function importCompany(folder: string, installation: Installation, say: Say = silent): Promise<Manifest> {
  const manifest = await checkedManifest(folder);
  const done = await beginImport(installation, manifest);
  const names = [FILES, ...Object.keys(manifest.lines).filter((name) => name !== FILES)];
  const total = Object.values(manifest.lines).reduce((sum, { count }) => sum + count, 0);
  const sums = new LineSums();
  const put: PutFiles = new Map();
  for (const [at, name] of names.entries()) {
    const act = name === FILES ? importFiles(installation, folder, put) : importLines(installation);
    let line = 0;
    for await (const lines of linesOf(folder, name, name === FILES ? FILES_A_STEP : LINES_A_STEP)) {
      line += lines.length;
      sums.add(name, lines);
      if (at < done.name || (at === done.name && line <= done.line)) continue;
      await act(lines);
      await keepImported(installation, manifest, { name: at, line });
      say(`put ${line} of ${manifest.lines[name]?.count} ${name}, of ${total} lines in all`);
    }
  }
  await compare(installation, { manifest, sums, put }, say);
  await endImport(installation);
  return manifest;
}

type Act = (lines: readonly string[]) => Promise<unknown>;

/** The files of this run by key, with the tags of the bucket's answers. */
type PutFiles = Map<string, { line: FileLine; tag: string }>;

function importFiles({ files }: Installation, folder: string, put: PutFiles): Act {
  const importFile = async (text: string): Promise<void> => {
    const line = JSON.parse(text) as FileLine;
    const { key, contentType, cacheControl, sha256 } = line;
    const bytes = await readFile(objectPath(folder, key));
    const found = createHash('sha256').update(bytes).digest('hex');
    if (found !== sha256) throw new OperatorError(`${key} is not what was exported.`);
    put.set(key, { line, tag: await files.put(key, { bytes, contentType, cacheControl }, sha256) });
  };
  return (lines) => eachAtOnce(lines, FILES_AT_ONCE, importFile);
}

function importLines({ table, world }: Installation): Act {
  return async (lines) => {
    const items = new Map<string, Item>();
    for (const item of lines.map(itemOf)) {
      for (const one of [item, ...derivedItems(item), ...foundByPerson(world, item), ...foundByTrait(world, item)]) {
        items.set(`${one.PK}\n${one.SK}`, one);
      }
    }
    await table.put([...items.values()].map((item) => marshall(item, { removeUndefinedValues: true })));
  };
}

/** Lookup entries from a person's addresses to an induction whose cards exist, by this installation's own keys. */
function foundByPerson(world: Installation['world'], item: Item): Item[] {
  const isFollowed = item['entity'] === 'userForm' && (item['row'] as { signed: string | null }).signed !== null;
  if (!isFollowed) return [];
  return personEntries(world, userFormOf(item)).flatMap((write) => ('put' in write ? [write.put] : []));
}

/** What finds a line of a site's workers, by this installation's own keys. */
function foundByTrait(world: Installation['world'], item: Item): Item[] {
  if (item['entity'] !== 'worker') return [];
  return traitWrites(undefined, workerLineOf(item), traitSeal(world)).flatMap((write) =>
    'put' in write ? [write.put] : [],
  );
}

/** Reads the company through its imported lists, and compares every line with the folder. */
async function compare(
  installation: Installation,
  expected: { manifest: Manifest; sums: LineSums; put: PutFiles },
  say: Say,
): Promise<void> {
  const { world, files } = installation;
  const things = await findCompanyThings(world.table, expected.manifest.company._id);
  const takeFile = async ({ key, tag }: ListedFile): Promise<FileLine> => {
    const known = expected.put.get(key);
    return known && known.tag === tag ? known.line : fileLine(key, await files.get(key));
  };
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
