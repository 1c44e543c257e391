import { unmarshall } from '@aws-sdk/util-dynamodb';
import {
  companyItemKind,
  COMPANY_ITEM_KINDS,
  type CompanyItemKind,
  type CompanyThings,
} from '../../../functions/store/company-items.ts';
import type { Item } from '../../../functions/store/items.ts';
import { eachAtOnce } from '../at-once.ts';
import type { Installation } from '../installation.ts';
import type { StoredItem } from '../whole-table.ts';
import { lineOf } from './company-lines.ts';
import type { FileLine, Place } from './export-folder.ts';
import { isFileOf } from './thing-files.ts';

/** The names of the lines of a company, each a file of an export. */
export const FILES = 'files';
export const LINE_NAMES: readonly string[] = [...COMPANY_ITEM_KINDS, FILES];
export type LineName = CompanyItemKind | typeof FILES;
export type Lines = ReadonlyMap<LineName, readonly string[]>;

export type Step = {
  lines: Lines;
  /** How many items or files were looked at. */
  looked: number;
  /** Where to go on; undefined where all is read. */
  place: Place | undefined;
};

const FILES_A_STEP = 100;
const FILES_AT_ONCE = 16;

type Reading = {
  installation: Pick<Installation, 'table' | 'files'>;
  things: CompanyThings;
  /** Told the key of each file of the company, several at once. */
  takeFile: (key: string) => Promise<FileLine>;
};

/**
 * Reads all that belongs to a company in one pass over the table and one over the list of files, as a backup does: its cost
 * is that of the installation, whatever the number of things.
 */
export async function* readCompany(reading: Reading, from: Place): AsyncGenerator<Step> {
  if (from.of === 'items') yield* readItems(reading, from.after);
  yield* readFiles(reading, from.of === 'files' ? from.after : undefined);
}

async function* readItems({ installation, things }: Reading, after: StoredItem | undefined): AsyncGenerator<Step> {
  for await (const { items, lastKey } of installation.table.pages(after)) {
    const lines = new Map<CompanyItemKind, string[]>();
    for (const stored of items) {
      const item = unmarshall(stored) as Item;
      const kind = companyItemKind(item, things);
      if (kind === undefined) continue;
      const known = lines.get(kind);
      if (known) known.push(lineOf(item));
      else lines.set(kind, [lineOf(item)]);
    }
    const place: Place = lastKey ? { of: 'items', after: lastKey } : { of: 'files' };
    yield { lines, looked: items.length, place };
  }
}

async function* readFiles(reading: Reading, after: string | undefined): AsyncGenerator<Step> {
  let keys: string[] = [];
  for await (const key of reading.installation.files.keys('', after)) {
    if (isFileOf(reading.things, key)) keys.push(key);
    if (keys.length < FILES_A_STEP) continue;
    yield { ...(await takenFiles(reading, keys)), place: { of: 'files', after: key } };
    keys = [];
  }
  yield { ...(await takenFiles(reading, keys)), place: undefined };
}

async function takenFiles({ takeFile }: Reading, keys: readonly string[]): Promise<Omit<Step, 'place'>> {
  const taken = await eachAtOnce(keys, FILES_AT_ONCE, takeFile);
  return { lines: new Map([[FILES, taken.map((line) => JSON.stringify(line))]]), looked: keys.length };
}
