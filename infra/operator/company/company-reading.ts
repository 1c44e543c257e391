import { LISTS_PREFIX } from '../../../functions/store/keys.ts';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import {
  companyItemKind,
  COMPANY_ITEM_KINDS,
  type CompanyItemKind,
  type CompanyThings,
} from '../../../functions/store/company-data/company-items.ts';
import { LINK_ENTITY, linkOfItem } from '../../../functions/store/entities/evidence/chains.ts';
import { findEvidenceKeys } from '../../../functions/store/entities/evidence/evidence-keys.ts';
import type { EvidenceKey } from '../../../shared/evidence/evidence.ts';
import type { Item } from '../../../functions/store/items.ts';
import { eachAtOnce } from '../../../shared/core/each-at-once.ts';
import type { Installation } from '../installation.ts';
import type { ListedFile } from '../../../functions/outside/versioned-files.ts';
import type { StoredItem } from '../whole-table.ts';
import { lineOf } from './company-lines.ts';
import type { FileLine, Place } from './export-folder.ts';
import { isFileOf } from '../../../functions/data-desk/thing-files.ts';

/** The names of a company's line files; each is a file of an export. */
export const FILES = 'files';
export const LINE_NAMES: readonly string[] = [...COMPANY_ITEM_KINDS, FILES];
export type LineName = CompanyItemKind | typeof FILES;
export type Lines = ReadonlyMap<LineName, readonly string[]>;

export type Step = {
  lines: Lines;
  /** The number of items or files read. */
  looked: number;
  /** The resume position; undefined at the end. */
  place: Place | undefined;
};

const FILES_A_STEP = 100;
const FILES_AT_ONCE = 16;

type Reading = {
  installation: Pick<Installation, 'table' | 'files' | 'world'>;
  things: CompanyThings;
  /** Receives each file of the company, several in parallel. */
  takeFile: (file: ListedFile) => Promise<FileLine>;
};

/**
 * Reads everything of a company in one pass over the table and one over the file list, like a backup: the cost depends on the
 * installation's size only.
 */
export async function* readCompany(reading: Reading, from: Place): AsyncGenerator<Step> {
  if (from.of === 'items') yield* readItems(reading, from.after);
  yield* readFiles(reading, from.of === 'files' ? from.after : undefined);
}

/** Skips lists and search entries, most of the table: they derive from other items. */
async function* readItems({ installation, things }: Reading, after: StoredItem | undefined): AsyncGenerator<Step> {
  const withLeak = leaksOf(await findEvidenceKeys(installation.world.table));
  for await (const { items, looked, lastKey } of installation.table.pages(after, { without: LISTS_PREFIX })) {
    const lines = new Map<CompanyItemKind, string[]>();
    for (const stored of items) {
      const item = withLeak(unmarshall(stored) as Item);
      const kind = companyItemKind(item, things);
      if (kind === undefined) continue;
      const known = lines.get(kind);
      if (known) known.push(lineOf(item));
      else lines.set(kind, [lineOf(item)]);
    }
    const place: Place = lastKey ? { of: 'items', after: lastKey } : { of: 'files' };
    yield { lines, looked, place };
  }
}

/** Writes into a link of evidence when its key leaked, since the keys are the installation's and no export has their list. */
function leaksOf(keys: readonly EvidenceKey[]): (item: Item) => Item {
  const leaked = new Map(keys.map(({ kid, revokedAt }) => [kid, revokedAt]));
  return (item) => {
    if (item['entity'] !== LINK_ENTITY) return item;
    const { key } = linkOfItem(item);
    const revokedAt = leaked.get(key.kid);
    return revokedAt === undefined ? item : { ...item, key: { ...key, revokedAt } };
  };
}

async function* readFiles(reading: Reading, after: string | undefined): AsyncGenerator<Step> {
  let files: ListedFile[] = [];
  for await (const file of reading.installation.files.list('', after)) {
    if (isFileOf(reading.things, file.key)) files.push(file);
    if (files.length < FILES_A_STEP) continue;
    yield { ...(await takenFiles(reading, files)), place: { of: 'files', after: file.key } };
    files = [];
  }
  yield { ...(await takenFiles(reading, files)), place: undefined };
}

async function takenFiles({ takeFile }: Reading, files: readonly ListedFile[]): Promise<Omit<Step, 'place'>> {
  const taken = await eachAtOnce(files, FILES_AT_ONCE, takeFile);
  return { lines: new Map([[FILES, taken.map((line) => JSON.stringify(line))]]), looked: files.length };
}
