import type { WorkerLanguage } from '../../../shared/core/fields.ts';

/** What the tag of a text says that translates a former text: said in the language of the page, like the text. */
export const OLD_WORDS: Readonly<Record<WorkerLanguage, string>> = {
  fi: 'vanha käännös',
  en: 'old translation',
  sv: 'gammal översättning',
  et: 'vana tõlge',
  ru: 'старый перевод',
  uk: 'старий переклад',
  pl: 'stare tłumaczenie',
};
