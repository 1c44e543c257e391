import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { marshall } from '@aws-sdk/util-dynamodb';
import { personEntries } from '../../../functions/cards/sync-cards.ts';
import { derivedItems } from '../../../functions/store/derived-items.ts';
import type { Item } from '../../../functions/store/items.ts';
import { userFormOf } from '../../../functions/store/user-form-items.ts';
import { type Installation, OperatorError } from '../installation.ts';
import { itemOf } from './company-lines.ts';
import { exportCompany } from './export-company.ts';
import { checkedManifest, linesOf, objectPath, type FileLine, type Manifest } from './export-folder.ts';

const FILES = 'files';
const BATCH = 100;

/** Tells that an import into this installation has begun, so that one that was killed may be begun again. */
const MARK = { PK: 'IMPORT', SK: 'IMPORT' };

/**
 * Puts an exported company into an empty installation, with what follows from its items, and exports it again to compare.
 * Throws OperatorError where the folder is not what was exported, or the installation is not empty.
 */
export async function importCompany(folder: string, installation: Installation): Promise<Manifest> {
  const manifest = await checkedManifest(folder);
  await requireEmpty(installation, manifest);
  for await (const line of linesOf(folder, FILES)) await importFile(installation, folder, JSON.parse(line) as FileLine);
  for (const name of Object.keys(manifest.lines)) {
    if (name !== FILES) await importLines(installation, linesOf(folder, name));
  }
  await compare(installation, manifest);
  await installation.world.table.write([{ delete: MARK }]);
  return manifest;
}

async function requireEmpty({ name, table, world }: Installation, { company }: Manifest): Promise<void> {
  const mark = await world.table.get(MARK);
  if (mark?.['company'] === company._id) return;
  if (mark || !(await table.isEmpty())) throw new OperatorError(`${name} is not empty.`);
  await world.table.write([{ put: { ...MARK, company: company._id } }]);
}

async function importFile({ files }: Installation, folder: string, line: FileLine): Promise<void> {
  const { key, contentType, cacheControl, sha256 } = line;
  const bytes = await readFile(objectPath(folder, key));
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== sha256) throw new OperatorError(`${key} is not what was exported.`);
  await files.put(key, { bytes, contentType, cacheControl });
}

async function importLines({ table, world }: Installation, lines: AsyncIterable<string>): Promise<void> {
  let items = new Map<string, Item>();
  const put = async () => {
    await table.put([...items.values()].map((item) => marshall(item, { removeUndefinedValues: true })));
    items = new Map();
  };
  for await (const line of lines) {
    const item = itemOf(line);
    for (const one of [item, ...derivedItems(item), ...foundByPerson(world, item)]) {
      items.set(`${one.PK}\n${one.SK}`, one);
    }
    if (items.size >= BATCH) await put();
  }
  await put();
}

/** The ways from a person's addresses to an induction whose cards have been made, by this installation's own keys. */
function foundByPerson(world: Installation['world'], item: Item): Item[] {
  const isFollowed = item['entity'] === 'userForm' && (item['row'] as { signed: string | null }).signed !== null;
  if (!isFollowed) return [];
  return personEntries(world, userFormOf(item)).flatMap((write) => ('put' in write ? [write.put] : []));
}

async function compare(installation: Installation, expected: Manifest): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tyomaaportti-import-'));
  try {
    const found = await exportCompany(installation, expected.company._id, folder);
    if (JSON.stringify(found) === JSON.stringify(expected)) return;
    const differing = Object.keys({ ...expected.lines, ...found.lines }).filter(
      (name) => found.lines[name]?.sha256 !== expected.lines[name]?.sha256,
    );
    throw new OperatorError(`What was imported differs from what was exported: ${differing.join(', ')}.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
