import { gunzipSync } from 'node:zlib';
import type { Installation } from '../installation.ts';
import type { StoredItem } from '../whole-table.ts';

/** The name of a stored file, wherever it stands (`functions/uploads/stored-name.ts`). */
export const FILE_NAME = /[0-9a-f]{32}\.(?:jpg|png|webp|pdf)/g;

/** Versions of forms too large for the table (`functions/store/form-versions.ts`). */
const LARGE_CONTENT = 'versions/';

/** Every name of a file that an item or a large version of a form has anywhere in it, of whatever owner. */
export async function namesInUse({ table, files }: Pick<Installation, 'table' | 'files'>): Promise<Set<string>> {
  const names = new Set<string>();
  const take = (text: string) => {
    for (const [name] of text.matchAll(FILE_NAME)) names.add(name);
  };
  for await (const item of table.items()) for (const text of textsOf(item)) take(text);
  for await (const key of files.keys(LARGE_CONTENT)) take(unzipped((await files.get(key)).bytes));
  return names;
}

function textsOf(item: StoredItem): string[] {
  const zipped: string[] = [];
  const plain = JSON.stringify(item, (_key, value: unknown) => {
    if (!(value instanceof Uint8Array)) return value;
    zipped.push(unzipped(value));
    return null;
  });
  return [plain, ...zipped];
}

/** What is stored as bytes is a version of a form; anything else might hide names, and throws. */
function unzipped(bytes: Uint8Array): string {
  return gunzipSync(bytes).toString('utf8');
}
