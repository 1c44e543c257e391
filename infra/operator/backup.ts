import { mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Contents, ContentsCounter, canonicalItem, contentsOf } from './contents.ts';
import { type Installation, OperatorError } from './installation.ts';
import { readLines } from './read-lines.ts';
import type { StoredItem } from './whole-table.ts';

const ITEMS = 'items.ndjson';
const FILES = 'files.ndjson';
const OBJECTS = 'files';
const CONTENTS = 'contents.json';
const BATCH = 1000;

type FileLine = { key: string; contentType: string; cacheControl?: string | undefined; name: string };

/**
 * Writes an installation into an empty folder: the table's items as lines of DynamoDB JSON, the files, and last the totals, so a folder
 * without totals is incomplete. The backup holds personal data.
 */
export async function backUp({ table, files }: Installation, folder: string): Promise<Contents> {
  await mkdir(path.join(folder, OBJECTS), { recursive: true });
  if ((await readdir(folder)).length > 1) throw new OperatorError(`The folder ${folder} is not empty.`);
  const counter = new ContentsCounter();
  const items = await open(path.join(folder, ITEMS), 'w');
  for await (const item of table.items()) {
    counter.item(item);
    await items.write(`${canonicalItem(item)}\n`);
  }
  await items.close();
  const lines = await open(path.join(folder, FILES), 'w');
  for await (const key of files.keys()) {
    const file = await files.get(key);
    counter.file(key, file);
    const name = Buffer.from(key).toString('base64url');
    await writeFile(path.join(folder, OBJECTS, name), file.bytes);
    const { contentType, cacheControl } = file;
    await lines.write(`${JSON.stringify({ key, contentType, cacheControl, name } satisfies FileLine)}\n`);
  }
  await lines.close();
  await writeFile(path.join(folder, CONTENTS), `${JSON.stringify(counter.contents, null, 2)}\n`);
  return counter.contents;
}

/** Restores a backup into an empty installation and rereads everything. Throws OperatorError when the result differs from the backup. */
export async function restore(folder: string, installation: Installation): Promise<Contents> {
  const expected = await contentsOfBackup(folder);
  if (!(await installation.table.isEmpty())) throw new OperatorError(`${installation.name} is not empty.`);
  for await (const lines of readLines(path.join(folder, ITEMS), BATCH)) {
    await installation.table.put(lines.map((line) => JSON.parse(line, reviveBinary) as StoredItem));
  }
  for await (const lines of readLines(path.join(folder, FILES), BATCH)) {
    for (const line of lines) {
      const { key, contentType, cacheControl, name } = JSON.parse(line) as FileLine;
      const bytes = await readFile(path.join(folder, OBJECTS, name));
      await installation.files.put(key, { bytes, contentType, cacheControl });
    }
  }
  const found = await contentsOf(installation);
  if (JSON.stringify(found) === JSON.stringify(expected)) return found;
  throw new OperatorError(`Restored ${JSON.stringify(found)}, but backed up was ${JSON.stringify(expected)}.`);
}

async function contentsOfBackup(folder: string): Promise<Contents> {
  const text = await readFile(path.join(folder, CONTENTS), 'utf8').catch(() => undefined);
  if (text === undefined) throw new OperatorError(`${folder} is no backup, or one that was not finished.`);
  return JSON.parse(text) as Contents;
}

/** DynamoDB JSON keeps binary as base64 under the key `B`; no attribute of the product has that name. */
function reviveBinary(key: string, value: unknown): unknown {
  return key === 'B' && typeof value === 'string' ? Buffer.from(value, 'base64') : value;
}
