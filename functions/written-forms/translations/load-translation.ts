import { baseLanguageOf, languagesOf, type KeptLanguages } from '../../../shared/content/base-language.ts';
import type { TranslatedContent } from '../../../shared/content/translation/content-texts.ts';
import { countTexts } from '../../../shared/content/translation/translation.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { WorkerLanguages, type WorkerLanguage } from '../../../shared/core/fields.ts';
import type {
  FormTranslation,
  TranslationList,
  TranslationRow,
} from '../../../shared/translations/form-translation.ts';
import { findFormVersion } from '../../store/entities/form-versions.ts';
import {
  findStandings,
  findTranslation,
  type Revision,
  type Standings,
} from '../../store/entities/form-translations.ts';
import type { Key } from '../../store/items.ts';
import { keyOfText } from '../../verbs/text-key.ts';
import type { World } from '../../world.ts';
import type { FormPlace } from '../form-files.ts';
import type { FormContent, FormHead } from '../form-sort.ts';

/** A form whose texts are translated; `key` is that of its head. */
export type Translated = {
  place: FormPlace;
  head: Pick<FormHead, 'contentVersion' | 'archived' | 'hasTranslations'>;
  key: Key;
};

export type TranslatedForm = FormContent & TranslatedContent & KeptLanguages;

/** The newest content of a form with the standing of its translations. */
export type Loaded = { content: TranslatedForm; standings: Standings };

export const versionOf = ({ place, head }: Translated) => ({ formId: place.id, version: head.contentVersion });

export async function loadTranslated(world: World, form: Translated): Promise<Loaded> {
  const { formId, version } = versionOf(form);
  const [content, standings] = await Promise.all([
    findFormVersion<TranslatedForm>(world, formId, version),
    findStandings(world.table, { formId, version }),
  ]);
  return { content, standings };
}

/** The language of a path; 404 for what is none, and for the base, in which the form is written. */
export function languageOf(content: KeptLanguages, asked: string): WorkerLanguage {
  const parsed = WorkerLanguages.safeParse(asked);
  if (!parsed.success || parsed.data === baseLanguageOf(content)) throw new AppError('not_found');
  return parsed.data;
}

/** The newest revision of a version's translation, without texts where there is none. */
export async function newestRevision(
  world: World,
  at: { formId: string; version: number },
  { standings, language }: { standings: Standings; language: WorkerLanguage },
): Promise<Revision> {
  const revision = standings.of.get(language)?.revision;
  if (revision === undefined) return { texts: {}, old: {} };
  const stored = await findTranslation(world, { ...at, language, revision });
  if (!stored) throw new Error(`revision ${revision} in ${language} of form ${at.formId} is missing`);
  return stored;
}

function rowOf({ content, standings }: Loaded, language: WorkerLanguage): TranslationRow {
  const standing = standings.of.get(language);
  return {
    language,
    isOffered: languagesOf(content).includes(language),
    revision: standing?.revision ?? 0,
    savedAt: standing?.at ?? null,
    savedBy: standing ? { _id: standing.by, name: standing.name } : null,
    counts: standing?.counts ?? countTexts(content, { texts: {}, old: {} }, keyOfText),
  };
}

/** The languages of a form beside its base: those in which it is offered, and those in which somebody has begun to translate it. */
export async function listTranslations(world: World, form: Translated): Promise<TranslationList> {
  const loaded = await loadTranslated(world, form);
  const base = baseLanguageOf(loaded.content);
  const all = new Set([...languagesOf(loaded.content), ...loaded.standings.of.keys()]);
  const items = [...all].filter((language) => language !== base).map((language) => rowOf(loaded, language));
  return { version: form.head.contentVersion, base, items };
}

export async function showTranslation(world: World, form: Translated, asked: string): Promise<FormTranslation> {
  const loaded = await loadTranslated(world, form);
  const language = languageOf(loaded.content, asked);
  const { standings } = loaded;
  const { texts, old } = await newestRevision(world, versionOf(form), { standings, language });
  return { ...rowOf(loaded, language), version: form.head.contentVersion, texts: { ...texts }, old: { ...old } };
}
