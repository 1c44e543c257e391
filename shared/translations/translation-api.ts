import { declareApi } from '../core/endpoint.ts';
import type { permitTranslationShapes, translationShapes } from './translation-shapes.ts';

const WRITERS = { roles: ['orientationFormCRUD'] } as const;
const PERMIT_WRITERS = { roles: ['permitFormCRUD'] } as const;

/** The texts of an induction form in other languages than the one in which it is written. */
export const translationApi = declareApi<typeof translationShapes>()({
  list: { method: 'GET', path: '/induction-forms/:id/translations', access: WRITERS },
  get: { method: 'GET', path: '/induction-forms/:id/translations/:language', access: WRITERS },
  save: { method: 'PUT', path: '/induction-forms/:id/translations/:language', access: WRITERS, hasLargeBody: true },
});

/** The same of a permit form. */
export const permitTranslationApi = declareApi<typeof permitTranslationShapes>()({
  list: { method: 'GET', path: '/permit-forms/:id/translations', access: PERMIT_WRITERS },
  get: { method: 'GET', path: '/permit-forms/:id/translations/:language', access: PERMIT_WRITERS },
  save: { method: 'PUT', path: '/permit-forms/:id/translations/:language', access: PERMIT_WRITERS, hasLargeBody: true },
});
