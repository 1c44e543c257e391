import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../shared/core/fields.ts';
import { isStaffLanguage } from '../../../shared/core/language.ts';
import { useLanguage } from './i18n.ts';

/**
 * The texts that come with a screen's file in Finnish and English. In another language they are a group of its own file, where numbered
 * placeholders stand for what a text is given (`{{0}}`) and the first of them bends the text where it is a number.
 */
export function useOwnTexts<Texts extends object>(texts: Readonly<Record<Language, Texts>>, group: string): Texts {
  const { t } = useTranslation();
  const language = useLanguage();
  return useMemo(
    () => (isStaffLanguage(language) ? texts[language] : (saidLike(texts.en, group, t) as Texts)),
    [texts, group, t, language],
  );
}

function saidLike(text: unknown, key: string, t: TFunction): unknown {
  const say = (given: object) => String(t(key as never, given as never));
  if (typeof text === 'function')
    return (...given: unknown[]) => say({ ...Object.fromEntries(given.entries()), count: given[0] });
  if (typeof text !== 'object' || text === null) return text && say({});
  return Object.fromEntries(Object.entries(text).map(([name, inner]) => [name, saidLike(inner, `${key}.${name}`, t)]));
}
