import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { WorkerLanguage } from '../../../shared/core/fields.ts';
import { isStaffLanguage } from '../../../shared/core/language.ts';
import en from '../../../web/public/languages/en.json' with { type: 'json' };
import fi from '../../../web/public/languages/fi.json' with { type: 'json' };

export type Language = 'fi' | 'en';
export const LANGUAGES: readonly Language[] = ['fi', 'en'];

/** The interface's own texts, so that a journey does not repeat their wording. */
export const TEXTS = { fi, en } as const;

const FOLDERS = path.resolve(import.meta.dirname, '../../../shared/languages');

/** The texts of a language; of one that only workers read those of their screens alone. */
export function textsIn(
  language: WorkerLanguage,
): typeof fi & { language: { failed: string }; readAloud: { listen: string; stop: string } } {
  if (isStaffLanguage(language)) return TEXTS[language] as ReturnType<typeof textsIn>;
  return JSON.parse(readFileSync(path.join(FOLDERS, language, 'screens.json'), 'utf8')) as ReturnType<typeof textsIn>;
}
