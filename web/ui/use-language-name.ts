import { useTranslation } from 'react-i18next';
import type { WorkerLanguage } from '../../shared/core/fields.ts';
import { LANGUAGE_NAMES } from '../../shared/core/language.ts';

/** Names a language in the reader's own: `venäjä`, `Russian`. */
export function useLanguageName(): (language: WorkerLanguage) => string {
  const { i18n } = useTranslation();
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' });
  return (language) => names.of(language) ?? LANGUAGE_NAMES[language];
}
