import * as z from 'zod/mini';
import { Timestamp, WorkerLanguages, type WorkerLanguage } from '../../../shared/core/fields.ts';
import type { Translation } from '../../../shared/content/translation/translation.ts';
import { itemReader } from '../item-reader.ts';
import { standingTranslationsKey, TRANSLATION_PREFIX, translationKey } from '../translation-keys.ts';
import type { Table, Write } from '../table.ts';
import { objectOf, packContent, unpackContent, type LargeContent } from './packed-content.ts';

/** How a form's version stands in one language: its newest revision, and how many of the version's texts it lacks. */
const Standing = z.object({
  revision: z.number(),
  at: Timestamp,
  by: z.string(),
  /** The name of who saved it, at that time. */
  name: z.string(),
  counts: z.object({ texts: z.number(), missing: z.number(), old: z.number() }),
});
export type TranslationStanding = z.infer<typeof Standing>;

const Standings = z.object({
  /** Counts every save. */
  saves: z._default(z.number(), 0),
  ...Object.fromEntries(WorkerLanguages.options.map((language) => [language, z.optional(Standing)])),
});

/** The newest revisions of a version's translations; `saves` is 0 where it has none. */
export type Standings = {
  saves: number;
  of: ReadonlyMap<WorkerLanguage, TranslationStanding>;
};

const standingsOf = itemReader('formTranslations', { schema: Standings });

/** A version of a form's content. */
type VersionPlace = { formId: string; version: number };
type Place = VersionPlace & { language: WorkerLanguage; revision: number };

const keyOf = ({ formId, version, language, revision }: Place) => translationKey(formId, version, language, revision);

export async function findStandings(table: Table, { formId, version }: VersionPlace): Promise<Standings> {
  const item = await table.get(standingTranslationsKey(formId, version));
  if (!item) return { saves: 0, of: new Map() };
  const { saves, ...rest } = standingsOf(item);
  const all = rest as Partial<Record<WorkerLanguage, TranslationStanding>>;
  const given = WorkerLanguages.options.flatMap((language) =>
    all[language] ? [[language, all[language]] as const] : [],
  );
  return { saves, of: new Map(given) };
}

/** What one revision holds. */
export type Revision = Pick<Translation, 'texts' | 'old'>;

/** The write of a revision; what is large goes to the object store first. ConditionFailed where it exists. */
async function revisionWrite(large: LargeContent, place: Place, revision: Revision): Promise<Write> {
  const { formId, version, language, revision: number } = place;
  const packed = await packContent(large, `versions/${formId}/${version}-${language}-${number}`, revision);
  const item = { ...keyOf(place), entity: 'formTranslation', ...packed };
  return { put: item, condition: 'attribute_not_exists(PK)' };
}

export type NewRevision = Revision & { language: WorkerLanguage; standing: TranslationStanding };

/**
 * The writes of the next revisions of a version's translations over the state that was read. ConditionFailed of `translations` where
 * somebody has saved one meanwhile.
 */
export async function translationWrites(
  large: LargeContent,
  { formId, version }: VersionPlace,
  { before, revisions }: { before: Pick<Standings, 'saves'>; revisions: readonly NewRevision[] },
): Promise<Write[]> {
  if (revisions.length === 0) return [];
  const puts = revisions.map(({ language, standing: { revision }, texts, old }) =>
    revisionWrite(large, { formId, version, language, revision }, { texts, old }),
  );
  const languages = revisions.map(({ language, standing }) => [language, standing] as const);
  return [
    ...(await Promise.all(puts)),
    {
      update: standingTranslationsKey(formId, version),
      set: `SET entity = :entity, saves = :saves, ${languages.map(([language]) => `#${language} = :${language}`).join(', ')}`,
      names: Object.fromEntries(languages.map(([language]) => [`#${language}`, language])),
      condition: before.saves === 0 ? 'attribute_not_exists(PK)' : 'saves = :before',
      refusedAs: 'translations',
      values: {
        ':entity': 'formTranslations',
        ':saves': before.saves + 1,
        ...(before.saves === 0 ? {} : { ':before': before.saves }),
        ...Object.fromEntries(languages.map(([language, standing]) => [`:${language}`, standing])),
      },
    },
  ];
}

/** Holds while nobody saves a translation of the version. */
export function unchangedTranslations({ formId, version }: VersionPlace, { saves }: Pick<Standings, 'saves'>): Write {
  return {
    check: standingTranslationsKey(formId, version),
    refusedAs: 'translations',
    ...(saves === 0
      ? { condition: 'attribute_not_exists(PK)' }
      : { condition: 'saves = :saves', values: { ':saves': saves } }),
  };
}

const MOST_CACHED = 100;
const cache = new Map<string, Translation>();

/** One revision; undefined where there is none. Kept in this process after the first read, since it never changes. */
export async function findTranslation(
  { table, files }: { table: Table; files: LargeContent },
  place: Place,
): Promise<Translation | undefined> {
  const { language, revision } = place;
  const key = keyOf(place);
  const name = `${table.name}#${key.PK}#${key.SK}`;
  const cached = cache.get(name);
  if (cached) return cached;
  const item = await table.get(key);
  const stored = item && (await unpackContent<Revision>(files, item));
  if (!stored) return undefined;
  const [oldest] = cache.keys();
  if (cache.size >= MOST_CACHED && oldest !== undefined) cache.delete(oldest);
  const translation = { language, revision, ...stored };
  cache.set(name, translation);
  return translation;
}

type Named = { version: number; language: WorkerLanguage; revision: number };

/** What the key of a revision names; undefined of what tells of the newest ones. */
function namedBy(sortKey: string): Named | undefined {
  const [, version, language, revision] = sortKey.split('#');
  const parsed = WorkerLanguages.safeParse(language);
  return parsed.success ? { version: Number(version), language: parsed.data, revision: Number(revision) } : undefined;
}

/** Every item of a form's translations: of which revision it is, and its object where it is large. */
export async function findTranslationItems(table: Table, formId: string) {
  const items = await table.queryAll({
    where: 'PK = :form AND begins_with(SK, :prefix)',
    values: { ':form': standingTranslationsKey(formId, 0).PK, ':prefix': TRANSLATION_PREFIX },
  });
  return items.map((item) => ({ key: { PK: item.PK, SK: item.SK }, of: namedBy(item.SK), object: objectOf(item) }));
}
