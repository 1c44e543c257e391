import { gunzipSync } from 'node:zlib';
import type { Files } from '../../outside/files-s3.ts';
import { thingItems, type ThingKind } from '../../store/company-data/company-things.ts';
import type { Table } from '../../store/table.ts';
import { STORED_NAME } from '../../uploads/stored-name.ts';
import { versionFolder } from '../thing-files.ts';

const STORED_NAMES = new RegExp(STORED_NAME, 'g');

/** A phone keeps unsent pages for 14 days (rule 2.2), and may have uploaded their pictures already. */
export const FRESH_DAYS = 15;

/** The names of files in a text. */
export const namesIn = (text: string): string[] => text.match(STORED_NAMES) ?? [];

/** An item as text, and the texts of what it holds zipped. */
export function textsOf(item: object): string[] {
  const zipped: string[] = [];
  const plain = JSON.stringify(item, (_key, value: unknown) => {
    if (!(value instanceof Uint8Array)) return value;
    zipped.push(unzipText(value));
    return null;
  });
  return [plain, ...zipped];
}

/** Unzips bytes, which must be a form version; throws for other bytes, since they might hide names. */
export function unzipText(bytes: Uint8Array): string {
  return gunzipSync(bytes).toString('utf8');
}

type Stores = { table: Table; files: Pick<Files, 'list' | 'get'> };

/** Every name of a file that a thing holds, its history and its former versions included: the thing's files are those of its folders alone. */
export async function namesOfThing({ table, files }: Stores, kind: ThingKind, id: string): Promise<Set<string>> {
  const names = new Set<string>();
  const take = (text: string) => namesIn(text).forEach((name) => names.add(name));
  for (const item of await thingItems(table, kind, id)) textsOf(item).forEach(take);
  const folder = versionFolder(kind, id);
  if (folder === undefined) return names;
  for await (const { key } of files.list(folder)) {
    const bytes = await files.get(key);
    if (bytes) take(unzipText(bytes));
  }
  return names;
}
