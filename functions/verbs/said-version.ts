import {
  baseLanguageOf,
  languagesOf,
  shownLanguageOf,
  type KeptLanguages,
} from '../../shared/content/base-language.ts';
import type { ShownIn } from '../../shared/content/pages/shown-in.ts';
import type { TranslatedContent } from '../../shared/content/translation/content-texts.ts';
import type { TextMarks } from '../../shared/content/translation/text-marks.ts';
import { mergeContent, type Translation } from '../../shared/content/translation/translation.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { WorkerLanguage } from '../../shared/core/fields.ts';
import { findStandings, findTranslation } from '../store/entities/form-translations.ts';
import type { World } from '../world.ts';
import { keyOfText } from './text-key.ts';

type AnyContent = TranslatedContent & KeptLanguages & { formId: string; number: number };

/** A version as it is shown; `in` is undefined of a form in one language, `marks` are those of what stands before its pages. */
export type Said<V> = { version: V; in: ShownIn | undefined; marks?: TextMarks };

/** What is merged once is kept while its translation is. */
const merged = new WeakMap<Translation, Said<AnyContent>>();

function merge<V extends AnyContent>(version: V, translation: Translation): Said<V> {
  const kept = merged.get(translation);
  if (kept) return kept as Said<V>;
  const { marks, ...said } = mergeContent(version, translation, keyOfText);
  const { language, revision } = translation;
  const made = {
    version: said as unknown as V,
    in: { language, translation: revision },
    ...(marks && { marks }),
  };
  merged.set(translation, made as Said<AnyContent>);
  return made;
}

/** A version in the language in which it is written. */
function inBase<V extends AnyContent>(version: V): Said<V> {
  const isAlone = languagesOf(version).length === 1;
  return { version, in: isAlone ? undefined : { language: baseLanguageOf(version), translation: 0 } };
}

/**
 * A version in the newest revision of a language; where the form is not offered in it in English, else in its base. The base costs nothing;
 * another language one get, and one more where this process has not read the revision.
 */
export async function sayVersion<V extends AnyContent>(
  world: World,
  version: V,
  language: WorkerLanguage | undefined,
): Promise<Said<V>> {
  const shown = shownLanguageOf(version, language);
  if (shown === baseLanguageOf(version)) return inBase(version);
  const place = { formId: version.formId, version: version.number };
  const standing = (await findStandings(world.table, place)).of.get(shown);
  return sayRevision(world, version, { language: shown, translation: standing?.revision ?? 0 });
}

async function sayRevision<V extends AnyContent>(world: World, version: V, shownIn: ShownIn): Promise<Said<V>> {
  const place = { formId: version.formId, version: version.number };
  return merge(version, await findShownTranslation(world, place, shownIn));
}

/** The revision in which something was shown; 422 for one that does not exist. */
export async function findShownTranslation(
  world: World,
  place: { formId: string; version: number },
  { language, translation }: ShownIn,
): Promise<Translation> {
  if (translation === 0) return { language, revision: 0, texts: {}, old: {} };
  const found = await findTranslation(world, { ...place, language, revision: translation });
  if (!found) throw new AppError('validation_failed', { issues: [{ path: 'translation', code: 'invalid_value' }] });
  return found;
}

/**
 * A version as it was shown in a revision, which may be an older one; the base without one. 422 for a language in which the form is not
 * offered, or a revision that does not exist.
 */
export async function sayAsShown<V extends AnyContent>(
  world: World,
  version: V,
  { language, translation = 0 }: { language?: WorkerLanguage | undefined; translation?: number | undefined } = {},
): Promise<Said<V>> {
  if (language === undefined || language === baseLanguageOf(version)) return inBase(version);
  if (!languagesOf(version).includes(language))
    throw new AppError('validation_failed', { issues: [{ path: 'language', code: 'invalid_value' }] });
  return sayRevision(world, version, { language, translation });
}
