import type { Row } from './row.ts';

const WRITERS = ['orientationFormCRUD'] as const;
const PERMIT_READERS = ['permitFormCRUD', 'permitCRUD'] as const;
const PERMIT_WRITERS = ['permitFormCRUD'] as const;

const translation = () => ({ version: 1, revision: 0, texts: {} });

/** Permit forms, and the texts of forms in other languages. */
export const WRITTEN_FORM_ROWS: Readonly<Record<string, Row>> = {
  'permitForms.list': { who: PERMIT_READERS },
  'permitForms.get': { who: ['anyone'], everywhere: true },
  'permitForms.create': { who: PERMIT_WRITERS },
  'permitForms.discardDraft': { who: PERMIT_WRITERS, query: () => 'version=1' },
  'permitForms.versions': { who: PERMIT_READERS },
  'permitForms.version': { who: PERMIT_READERS },
  'permitForms.update': { who: PERMIT_WRITERS, body: () => ({ version: 0 }) },
  'permitForms.events': { who: PERMIT_READERS },
  'permitForms.copy': { who: PERMIT_WRITERS },
  'permitForms.archive': { who: PERMIT_WRITERS, fresh: true },
  'permitForms.unarchive': { who: PERMIT_WRITERS },
  'permitForms.remove': { who: PERMIT_WRITERS, fresh: true },
  'translations.list': { who: WRITERS },
  'translations.get': { who: WRITERS },
  'translations.save': { who: WRITERS, body: translation },
  'permitTranslations.list': { who: PERMIT_WRITERS },
  'permitTranslations.get': { who: PERMIT_WRITERS },
  'permitTranslations.save': { who: PERMIT_WRITERS, body: translation },
};
