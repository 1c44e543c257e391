import { declareApi } from '../core/endpoint.ts';
import type { userFormActionShapes } from './user-form-action-shapes.ts';

const ARCHIVERS = ['orientations', 'admin'] as const;

/** Actions on an induction other than filling it in. */
export const userFormActionApi = declareApi<typeof userFormActionShapes>()({
  approve: { method: 'PUT', path: '/user-forms/:id/approve', access: { roles: ['manager'] } },
  returnPages: { method: 'PUT', path: '/user-forms/:id/return', access: { roles: ['manager'] } },
  archive: { method: 'PUT', path: '/user-forms/:id/archive', access: { roles: ARCHIVERS } },
  unarchive: { method: 'PUT', path: '/user-forms/:id/unarchive', access: { roles: ARCHIVERS } },
  claim: { method: 'PUT', path: '/user-forms/:id/claim', access: { loggedIn: true } },
  sendAgain: {
    method: 'POST',
    path: '/user-forms/:id/messages',
    access: { roles: ['orientations', 'manager', 'admin'] },
    once: true,
  },
});
