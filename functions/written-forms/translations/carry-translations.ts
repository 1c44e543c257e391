import type { KeptLanguages } from '../../../shared/content/base-language.ts';
import { carryTranslation, compareTexts } from '../../../shared/content/translation/carry.ts';
import { textsOf, type TranslatedContent } from '../../../shared/content/translation/content-texts.ts';
import { countTexts } from '../../../shared/content/translation/translation.ts';
import type { WorkerLanguage } from '../../../shared/core/fields.ts';
import { MOST_TEXTS } from '../../../shared/content/translation/translation-limits.ts';
import {
  findStandings,
  translationWrites,
  unchangedTranslations,
  type NewRevision,
  type Revision,
} from '../../store/entities/form-translations.ts';
import type { Condition, Write } from '../../store/table.ts';
import { keyOfText } from '../../verbs/text-key.ts';
import type { World } from '../../world.ts';
import type { FormHead } from '../form-sort.ts';
import { newestRevision } from './load-translation.ts';

type Versioned = TranslatedContent & KeptLanguages & { formId: string; number: number };
type Carrying = { head: Pick<FormHead, 'hasTranslations'>; before: Versioned; after: Versioned; at: string };

/** What a translation holds beyond its limit goes, beginning with what the form says no longer. */
function withinLimit({ texts, old }: Revision, content: TranslatedContent): Revision {
  if (Object.keys(texts).length <= MOST_TEXTS) return { texts, old };
  return { old, texts: textsSaid(texts, content) };
}

function textsSaid(texts: Revision['texts'], content: TranslatedContent): Revision['texts'] {
  const said = new Set(textsOf(content).map(({ text }) => keyOfText(text)));
  return Object.fromEntries(Object.entries(texts).filter(([key]) => said.has(key)));
}

/** Holds for a form's head while nobody has translated it; without a condition where somebody has. */
export function whileUntranslated({ hasTranslations }: Pick<FormHead, 'hasTranslations'>): Condition {
  return hasTranslations ? {} : { condition: 'attribute_not_exists(hasTranslations)' };
}

/** The first revisions of a form's next version, carried from the newest of the one before, in the transaction that publishes it. */
export async function carriedWrites(world: World, { head, before, after, at }: Carrying): Promise<Write[]> {
  const { formId, number: version } = before;
  if (!head.hasTranslations) return [];
  const standings = await findStandings(world.table, { formId, version });
  const compared = compareTexts(before, after);
  const revisions = await Promise.all(
    [...standings.of].map(async ([language, { by, name }]): Promise<NewRevision> => {
      const former = await newestRevision(world, { formId, version }, { standings, language });
      const carried = carryTranslation(former, compared, keyOfText);
      return { language, ...firstRevision(withinLimit(carried, after), { after, at, by, name }) };
    }),
  );
  const next = { formId, version: after.number };
  return [
    unchangedTranslations({ formId, version }, standings),
    ...(await translationWrites(world.files, next, { before: { saves: 0 }, revisions })),
  ];
}

type First = { after: TranslatedContent; at: string; by: string; name: string };

function firstRevision({ texts, old }: Revision, { after, at, by, name }: First): Omit<NewRevision, 'language'> {
  const counts = countTexts(after, { texts, old }, keyOfText);
  return { texts, old, standing: { revision: 1, at, by, name, counts } };
}

/** The translations with which a form begins. */
export type FirstTranslations = readonly (Revision & { language: WorkerLanguage })[];

/** A form's newest translations. */
export async function findTranslations(
  world: World,
  { formId, number: version }: Pick<Versioned, 'formId' | 'number'>,
): Promise<FirstTranslations> {
  const standings = await findStandings(world.table, { formId, version });
  return Promise.all(
    [...standings.of.keys()].map(async (language) => ({
      language,
      ...(await newestRevision(world, { formId, version }, { standings, language })),
    })),
  );
}

type NewForm = {
  content: Versioned;
  translations: FirstTranslations;
  saved: { at: string; by: string; name: string };
};

/** The translations with which a new form begins. */
export async function firstTranslationWrites(
  world: World,
  { content, translations, saved }: NewForm,
): Promise<Write[]> {
  const revisions = translations.map(({ language, ...revision }) => ({
    language,
    ...firstRevision(revision, { after: content, ...saved }),
  }));
  const place = { formId: content.formId, version: content.number };
  return translationWrites(world.files, place, { before: { saves: 0 }, revisions });
}
