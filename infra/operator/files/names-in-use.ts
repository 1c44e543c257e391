import { namesIn, textsOf, unzipText } from '../../../functions/data-desk/sweep/named-files.ts';
import type { Installation } from '../installation.ts';

/** The prefix of form versions too large for the table (`functions/store/entities/form-versions.ts`). */
const LARGE_CONTENT = 'versions/';

/** Every file name anywhere in an item or a large form version, of any owner. */
export async function namesInUse({ table, files }: Pick<Installation, 'table' | 'files'>): Promise<Set<string>> {
  const names = new Set<string>();
  const take = (text: string) => namesIn(text).forEach((name) => names.add(name));
  for await (const item of table.items()) textsOf(item).forEach(take);
  for await (const key of files.keys(LARGE_CONTENT)) take(unzipText((await files.get(key)).bytes));
  return names;
}
