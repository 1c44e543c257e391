import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { InputSettings, ProjectTexts } from '../../shared/content/form-settings.ts';
import type { Page } from '../../shared/content/page.ts';
import type { Item } from './items.ts';
import type { Table, Write } from './table.ts';

/** What a worker meets: immutable once saved; a user form keeps the version it started from. */
export type FormVersion = {
  formId: string;
  number: number;
  name: string;
  project: ProjectTexts;
  inputSettings: InputSettings;
  pages: readonly Page[];
};

/** What a permit is made with: immutable once saved; a permit keeps the version that it was made from. */
export type PermitFormVersion = {
  formId: string;
  number: number;
  name: string;
  description: string;
  pages: readonly Page[];
};

type AnyVersion = Pick<FormVersion, 'formId' | 'number'>;

/** Where content goes that is too large for an item: the object store, by key. */
export type LargeContent = {
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  get: (key: string) => Promise<Uint8Array | undefined>;
};

/** Gzipped content above this many bytes is kept as an object and pointed at. */
const LARGEST_IN_TABLE_BYTES = 60 * 1024;
const MOST_CACHED = 200;

const cache = new Map<string, AnyVersion>();

const key = (formId: string, number: number) => ({ PK: `FORM#${formId}`, SK: `V#${String(number).padStart(6, '0')}` });

/** Who saved a version, by the name they had then, and when. */
export type SavedBy = { at: string; by: string; name: string };

/** The write of a new version; its content may first go to the object store. */
export async function formVersionWrite<V extends AnyVersion>(
  large: LargeContent,
  version: V,
  saved: SavedBy,
): Promise<Write> {
  const zipped = gzipSync(JSON.stringify(version));
  const item: Item = { ...key(version.formId, version.number), entity: 'formVersion', saved };
  if (zipped.length <= LARGEST_IN_TABLE_BYTES) item['zipped'] = zipped;
  else {
    // Two that save at once make different objects: the one whose write is refused leaves the other's alone.
    const hash = createHash('sha256').update(zipped).digest('hex').slice(0, 32);
    const object = `versions/${version.formId}/${version.number}-${hash}.json.gz`;
    await large.put(object, zipped, 'application/gzip');
    item['object'] = object;
  }
  return { put: item, condition: 'attribute_not_exists(PK)' };
}

/** The numbers of a form's versions, oldest first, and the keys of their objects where they are too large for the table. */
export async function findVersionNumbers(table: Table, formId: string): Promise<{ number: number; object?: string }[]> {
  const items = await table.queryAll({
    where: 'PK = :form AND begins_with(SK, :version)',
    values: { ':form': key(formId, 0).PK, ':version': 'V#' },
  });
  return items.map(({ SK, object }) => ({
    number: Number(SK.slice(2)),
    ...(object === undefined ? {} : { object: String(object) }),
  }));
}

/** How many inductions or permits stand on each version of a form; one that nothing stands on is not named. */
export type Standing = Readonly<Record<number, number>>;

const STANDING = /^on(\d+)$/;

/** The attribute of a form's head that counts what stands on a version, a few bytes each. */
export const standingAttribute = (number: number): string => `on${number}`;

export function standingOf(head: Item): Standing {
  const counts = Object.entries(head).map(([name, count]) => [STANDING.exec(name)?.[1], Number(count)] as const);
  return Object.fromEntries(counts.filter(([number, count]) => number !== undefined && count > 0));
}

export type VersionHead = { number: number; saved: SavedBy };

const headOf = ({ SK, saved }: Item): VersionHead => ({ number: Number(String(SK).slice(2)), saved: saved as SavedBy });

/** Who saved a form's versions, newest first, from below a number on; `next` is where the following page begins. */
export async function findVersionHeads(
  table: Table,
  formId: string,
  { limit, below }: { limit: number; below: number },
): Promise<{ heads: VersionHead[]; next: number | undefined }> {
  const { items, lastKey } = await table.query({
    where: 'PK = :form AND SK BETWEEN :first AND :last',
    values: { ':form': key(formId, 0).PK, ':first': key(formId, 1).SK, ':last': key(formId, below - 1).SK },
    descending: true,
    limit,
    isForShow: true,
  });
  const heads = items.map(headOf);
  const last = heads.at(-1)?.number ?? 1;
  return { heads, next: lastKey !== undefined && last > 1 ? last : undefined };
}

export async function findVersionHead(table: Table, formId: string, number: number): Promise<VersionHead | undefined> {
  const item = await table.get(key(formId, number));
  return item && headOf(item);
}

export function erasedVersionWrite(formId: string, number: number): Write {
  return { delete: key(formId, number) };
}

/** One version of a form, from this process's memory where it was read before. */
export async function findFormVersion<V extends AnyVersion = FormVersion>(
  { table, files }: { table: Table; files: LargeContent },
  formId: string,
  number: number,
): Promise<V> {
  const cached = cache.get(`${table.name}#${formId}#${number}`);
  if (cached) return cached as V;
  const item = await table.get(key(formId, number));
  const zipped = item?.['object'] === undefined ? item?.['zipped'] : await files.get(String(item['object']));
  if (!(zipped instanceof Uint8Array)) throw new Error(`version ${number} of form ${formId} is missing`);
  const version = JSON.parse(gunzipSync(zipped).toString('utf8')) as V;
  remember(table, version);
  return version;
}

function remember(table: Table, version: AnyVersion): void {
  const [oldest] = cache.keys();
  if (cache.size >= MOST_CACHED && oldest !== undefined) cache.delete(oldest);
  cache.set(`${table.name}#${version.formId}#${version.number}`, version);
}
