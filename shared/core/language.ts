import type { Language } from './fields.ts';

export const LANGUAGES = ['fi', 'en'] as const satisfies readonly Language[];
export const DEFAULT_LANGUAGE: Language = 'fi';

/** The given value if it is a language of the product, else Finnish. */
export function languageOf(value: unknown): Language {
  return value === 'en' ? 'en' : DEFAULT_LANGUAGE;
}
