import { VERSION_PREFIX, versionKey } from '../keys.ts';
import type { InputSettings, ProjectTexts, ValiditySettings } from '../../../shared/content/forms/form-settings.ts';
import type { Page } from '../../../shared/content/pages/page.ts';
import type { PermitSettings } from '../../../shared/content/forms/permit-settings.ts';
import type { KeptLanguages } from '../../../shared/content/base-language.ts';
import type { Item } from '../items.ts';
import type { Table, Write } from '../table.ts';
import { objectOf, packContent, unpackContent, type LargeContent } from './packed-content.ts';

/** A worker's form: immutable once saved; a user form keeps the version from which it was started. */
export type FormVersion = {
  formId: string;
  number: number;
  name: string;
  project: ProjectTexts;
  inputSettings: InputSettings;
  pages: readonly Page[];
} & KeptLanguages &
  Partial<ValiditySettings>;

/** The validity settings of a version, which keeps only those that differ from the default. */
export function validityOf({ validMonths = 0, needsApproval = true }: Partial<ValiditySettings>): ValiditySettings {
  return { validMonths, needsApproval };
}

/** A permit's form: immutable once saved; a permit keeps the version from which it was made. */
export type PermitFormVersion = {
  formId: string;
  number: number;
  name: string;
  description: string;
  pages: readonly Page[];
} & KeptLanguages &
  Partial<PermitSettings>;

export type AnyVersion = Pick<FormVersion, 'formId' | 'number'>;

const MOST_CACHED = 200;

const cache = new Map<string, AnyVersion>();

/** The user who saved a version, with their name at the time, and when. */
export type SavedBy = { at: string; by: string; name: string };

/** The write of a new version; large content goes to the object store first. */
export async function formVersionWrite<V extends AnyVersion>(
  large: LargeContent,
  version: V,
  saved: SavedBy,
): Promise<Write> {
  const packed = await packContent(large, `versions/${version.formId}/${version.number}`, version);
  const item: Item = { ...versionKey(version.formId, version.number), entity: 'formVersion', saved, ...packed };
  return { put: item, condition: 'attribute_not_exists(PK)' };
}

const numberOf = (sortKey: string) => Number(sortKey.slice(VERSION_PREFIX.length));

/** The numbers of a form's versions, oldest first, and the object keys of large ones. */
export async function findVersionNumbers(
  table: Table,
  formId: string,
): Promise<{ number: number; object: string | undefined }[]> {
  const items = await table.queryAll({
    where: 'PK = :form AND begins_with(SK, :version)',
    values: { ':form': versionKey(formId, 0).PK, ':version': VERSION_PREFIX },
  });
  return items.map((item) => ({ number: numberOf(item.SK), object: objectOf(item) }));
}

/** How many inductions or permits use each version of a form; unused versions are absent. */
export type Standing = Readonly<Record<number, number>>;

const STANDING = /^on(\d+)$/;

/** The head's attribute that counts the uses of a version, a few bytes each. */
export const standingAttribute = (number: number): string => `on${number}`;

export function standingOf(head: Item): Standing {
  const counts = Object.entries(head).map(([name, count]) => [STANDING.exec(name)?.[1], Number(count)] as const);
  return Object.fromEntries(counts.filter(([number, count]) => number !== undefined && count > 0));
}

export type VersionHead = { number: number; saved: SavedBy };

const headOf = ({ SK, saved }: Item): VersionHead => ({ number: numberOf(SK), saved: saved as SavedBy });

/** Who saved a form's versions, newest first, from below a number on; `next` is the start of the next page. */
export async function findVersionHeads(
  table: Table,
  formId: string,
  { limit, below }: { limit: number; below: number },
): Promise<{ heads: VersionHead[]; next: number | undefined }> {
  const { items, lastKey } = await table.query({
    where: 'PK = :form AND SK BETWEEN :first AND :last',
    values: {
      ':form': versionKey(formId, 0).PK,
      ':first': versionKey(formId, 1).SK,
      ':last': versionKey(formId, below - 1).SK,
    },
    descending: true,
    limit,
    isForShow: true,
  });
  const heads = items.map(headOf);
  const last = heads.at(-1)?.number ?? 1;
  return { heads, next: lastKey !== undefined && last > 1 ? last : undefined };
}

export async function findVersionHead(table: Table, formId: string, number: number): Promise<VersionHead | undefined> {
  const item = await table.get(versionKey(formId, number));
  return item && headOf(item);
}

export function erasedVersionWrite(formId: string, number: number): Write {
  return { delete: versionKey(formId, number) };
}

/** One version of a form; cached in this process after the first read. */
export async function findFormVersion<V extends AnyVersion = FormVersion>(
  { table, files }: { table: Table; files: LargeContent },
  formId: string,
  number: number,
): Promise<V> {
  const cached = cache.get(`${table.name}#${formId}#${number}`);
  if (cached) return cached as V;
  const item = await table.get(versionKey(formId, number));
  const version = item && (await unpackContent<V>(files, item));
  if (!version) throw new Error(`version ${number} of form ${formId} is missing`);
  remember(table, version);
  return version;
}

function remember(table: Table, version: AnyVersion): void {
  const [oldest] = cache.keys();
  if (cache.size >= MOST_CACHED && oldest !== undefined) cache.delete(oldest);
  cache.set(`${table.name}#${version.formId}#${version.number}`, version);
}
