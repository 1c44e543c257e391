import { declareApi } from '../core/endpoint.ts';
import type { inductionFormShapes } from './induction-form-shapes.ts';

const READERS = ['orientationFormCRUD', 'orientations', 'projectCRUD', 'manager', 'admin'] as const;
const WRITERS = ['orientationFormCRUD'] as const;
/** The people at the site, and the form's authors. */
const RELEASERS = ['orientationFormCRUD', 'orientations', 'manager', 'admin'] as const;

export const INDUCTION_FORM_LIST_ACCESS = { roles: READERS };

export const inductionFormApi = declareApi<typeof inductionFormShapes>()({
  find: { method: 'GET', path: '/induction-forms', access: { anyone: true }, proof: true },
  get: { method: 'GET', path: '/induction-forms/:id', access: { roles: READERS } },
  create: { method: 'POST', path: '/induction-forms', access: { roles: WRITERS }, hasLargeBody: true, once: true },
  update: { method: 'PUT', path: '/induction-forms/:id', access: { roles: WRITERS }, hasLargeBody: true },
  discardDraft: { method: 'DELETE', path: '/induction-forms/:id/draft', access: { roles: WRITERS } },
  versions: { method: 'GET', path: '/induction-forms/:id/versions', access: { roles: READERS } },
  version: { method: 'GET', path: '/induction-forms/:id/versions/:number', access: { roles: READERS } },
  events: { method: 'GET', path: '/induction-forms/:id/events', access: { roles: READERS } },
  copy: { method: 'POST', path: '/induction-forms/:id/copy', access: { roles: WRITERS }, once: true },
  archive: { method: 'PUT', path: '/induction-forms/:id/archive', access: { roles: WRITERS } },
  unarchive: { method: 'PUT', path: '/induction-forms/:id/unarchive', access: { roles: WRITERS } },
  releaseStarts: { method: 'PUT', path: '/induction-forms/:id/release-starts', access: { roles: RELEASERS } },
  remove: { method: 'DELETE', path: '/induction-forms/:id', access: { roles: WRITERS } },
});
