import { declareApi } from '../core/endpoint.ts';
import type { evidenceShapes } from './evidence-shapes.ts';

/** The published keys and days also stand at `/.well-known/tyomaaportti-keys.json` and `…-days.json`. */
export const evidenceApi = declareApi<typeof evidenceShapes>()({
  keys: { method: 'GET', path: '/evidence/keys', access: { anyone: true } },
  days: { method: 'GET', path: '/evidence/days', access: { anyone: true } },
  ofUserForm: {
    method: 'GET',
    path: '/user-forms/:id/evidence',
    access: { roles: ['orientations', 'manager', 'admin'], loggedIn: true, own: 'userForm' },
  },
  ofPermit: { method: 'GET', path: '/permits/:id/evidence', access: { roles: ['permitR', 'permitCRUD'] } },
});
