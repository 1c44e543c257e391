import { gunzipSync } from 'node:zlib';
import type { Installation } from '../installation.ts';
import type { StoredItem } from '../whole-table.ts';

/** The pattern of a stored file's name (`functions/uploads/stored-name.ts`). */
export const FILE_NAME = /[0-9a-f]{32}\.(?:jpg|png|webp|pdf)/g;

/** The prefix of form versions too large for the table (`functions/store/entities/form-versions.ts`). */
const LARGE_CONTENT = 'versions/';

/** Every file name anywhere in an item or a large form version, of any owner. */
export async function namesInUse({ table, files }: Pick<Installation, 'table' | 'files'>): Promise<Set<string>> {
  const names = new Set<string>();
  const take = (text: string) => {
    for (const [name] of text.matchAll(FILE_NAME)) names.add(name);
  };
  for await (const item of table.items()) for (const text of textsOf(item)) take(text);
  for await (const key of files.keys(LARGE_CONTENT)) take(unzipText((await files.get(key)).bytes));
  return names;
}

function textsOf(item: StoredItem): string[] {
  const zipped: string[] = [];
  const plain = JSON.stringify(item, (_key, value: unknown) => {
    if (!(value instanceof Uint8Array)) return value;
    zipped.push(unzipText(value));
    return null;
  });
  return [plain, ...zipped];
}

/** Unzips bytes, which must be a form version; throws for other bytes, since they might hide names. */
function unzipText(bytes: Uint8Array): string {
  return gunzipSync(bytes).toString('utf8');
}
