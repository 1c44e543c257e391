import type { FirstTranslations } from '../../../functions/written-forms/translations/carry-translations.ts';
import { keyOfText } from '../../../functions/verbs/text-key.ts';
import type { WorkerLanguage } from '../../../shared/core/fields.ts';
import { SITE_IN_ENGLISH } from './site-in-english.ts';
import { SITE_IN_ESTONIAN } from './site-in-estonian.ts';
import { SITE_IN_RUSSIAN } from './site-in-russian.ts';

/** The form behind PIN 123456 is written in Finnish, and said in these. */
export const SITE_SAID_IN = {
  en: SITE_IN_ENGLISH,
  et: SITE_IN_ESTONIAN,
  ru: SITE_IN_RUSSIAN,
} as const satisfies { [Language in WorkerLanguage]?: Readonly<Record<string, string>> };

export const SITE_LANGUAGES = ['fi', 'en', 'et', 'ru'] as const satisfies readonly WorkerLanguage[];

const translationOf = (language: keyof typeof SITE_SAID_IN) => ({
  language,
  texts: Object.fromEntries(
    Object.entries<string>(SITE_SAID_IN[language]).map(([text, said]) => [keyOfText(text), said]),
  ),
  old: {},
});

export const SITE_TRANSLATIONS: FirstTranslations = [translationOf('en'), translationOf('et'), translationOf('ru')];
