import type { WorkerLanguage } from '../../../shared/core/fields.ts';
import { workerLanguageOf } from '../../../shared/core/language.ts';

/** The language on the screen, for what is no part of React. */
export const shownLanguage = (): WorkerLanguage => workerLanguageOf(document.documentElement.lang);
