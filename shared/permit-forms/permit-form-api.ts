import { declareApi } from '../core/endpoint.ts';
import type { permitFormShapes } from './permit-form-shapes.ts';

const READERS = ['permitFormCRUD', 'permitCRUD'] as const;
const WRITERS = ['permitFormCRUD'] as const;

/** Who reads a permit form whole; others read only what a trial needs. */
export const PERMIT_FORM_READ_ACCESS = { roles: READERS };

export const permitFormApi = declareApi<typeof permitFormShapes>()({
  list: { method: 'GET', path: '/permit-forms', access: { roles: READERS } },
  get: { method: 'GET', path: '/permit-forms/:id', access: { anyone: true } },
  create: { method: 'POST', path: '/permit-forms', access: { roles: WRITERS }, hasLargeBody: true, once: true },
  update: { method: 'PUT', path: '/permit-forms/:id', access: { roles: WRITERS }, hasLargeBody: true },
  discardDraft: { method: 'DELETE', path: '/permit-forms/:id/draft', access: { roles: WRITERS } },
  versions: { method: 'GET', path: '/permit-forms/:id/versions', access: { roles: READERS } },
  version: { method: 'GET', path: '/permit-forms/:id/versions/:number', access: { roles: READERS } },
  events: { method: 'GET', path: '/permit-forms/:id/events', access: { roles: READERS } },
  copy: { method: 'POST', path: '/permit-forms/:id/copy', access: { roles: WRITERS }, once: true },
  archive: { method: 'PUT', path: '/permit-forms/:id/archive', access: { roles: WRITERS } },
  unarchive: { method: 'PUT', path: '/permit-forms/:id/unarchive', access: { roles: WRITERS } },
  remove: { method: 'DELETE', path: '/permit-forms/:id', access: { roles: WRITERS } },
});
