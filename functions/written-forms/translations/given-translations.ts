import type { TranslatedContent } from '../../../shared/content/translation/content-texts.ts';
import { keyedTexts } from '../../../shared/content/translation/translation.ts';
import type { WorkerLanguage } from '../../../shared/core/fields.ts';
import { AppError } from '../../../shared/core/errors.ts';
import type { GivenTranslation } from '../../../shared/content/translation/given-translations.ts';
import { keyOfText } from '../../verbs/text-key.ts';
import type { FirstTranslations } from './carry-translations.ts';

type Given = { languages: readonly WorkerLanguage[]; translations?: readonly GivenTranslation[] | undefined };

/**
 * The translations with which a new form begins, of the texts that it says. A form that is made has no files yet, so none of those is
 * translated. 422 for a language twice, or one that the form has not beside its base.
 */
export function givenTranslations(
  content: TranslatedContent,
  { languages, translations = [] }: Given,
): FirstTranslations {
  const open = new Set(languages.slice(1));
  const issues = translations.flatMap(({ language }, index) =>
    open.delete(language) ? [] : [{ path: `translations.${index}.language`, code: 'invalid_value' as const }],
  );
  if (issues.length > 0) throw new AppError('validation_failed', { issues });
  const said = keyedTexts(content, keyOfText);
  return translations.map(({ language, texts }) => ({
    language,
    old: {},
    texts: Object.fromEntries(Object.entries(texts).filter(([key, text]) => said.has(key) && text.trim() !== '')),
  }));
}
