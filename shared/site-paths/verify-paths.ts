import type { Language } from '../core/fields.ts';

/** Where anybody checks an evidence file, in their language. */
export const VERIFY_PATHS: Readonly<Record<Language, string>> = { fi: '/tarkista', en: '/en/verify' };
