import type { TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import { DEFAULT_LANGUAGE } from '../../shared/core/language.ts';
import type { Language } from '../../shared/core/fields.ts';
import { TEXT_VARIABLES } from './product.ts';
import { translated, type Texts } from './translate.ts';

/** The language on the screen and its texts; another object after every change. */
export type Shown = { t: TFunction; i18n: { language: Language }; isWhole: boolean };

const listeners = new Set<() => void>();
let shown = shownOf(DEFAULT_LANGUAGE, {}, false);

function shownOf(language: Language, texts: Texts, isWhole: boolean): Shown {
  const t = (key: string, variables: Readonly<Record<string, unknown>> = {}) =>
    translated({ texts, language }, key, { ...TEXT_VARIABLES, ...variables });
  // Which key takes which values is known to the types of i18next alone.
  return { t: t as unknown as TFunction, i18n: { language }, isWhole };
}

export function currentTexts(): Shown {
  return shown;
}

/** Shows the interface in a language; `isWhole` tells whether the texts of every screen are there. */
export function showTexts(language: Language, texts: Texts, isWhole: boolean): void {
  shown = shownOf(language, texts, isWhole);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The texts of the language on the screen, as `useTranslation` of react-i18next gives them. */
export function useTranslation(): Shown {
  return useSyncExternalStore(subscribe, currentTexts, currentTexts);
}
