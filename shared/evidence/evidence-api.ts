import { declareApi } from '../core/endpoint.ts';
import type { evidenceShapes } from './evidence-shapes.ts';

const OF_USER_FORM = { roles: ['orientations', 'manager', 'admin'], loggedIn: true, own: 'userForm' } as const;
const OF_PERMIT = { roles: ['permitR', 'permitCRUD'] } as const;

/** The published keys and days also stand at `/.well-known/tyomaaportti-keys.json` and `…-days.json`. */
export const evidenceApi = declareApi<typeof evidenceShapes>()({
  keys: { method: 'GET', path: '/evidence/keys', access: { anyone: true } },
  days: { method: 'GET', path: '/evidence/days', access: { anyone: true } },
  ofUserForm: { method: 'GET', path: '/user-forms/:id/evidence', access: OF_USER_FORM },
  ofPermit: { method: 'GET', path: '/permits/:id/evidence', access: OF_PERMIT },
  markOfUserForm: { method: 'GET', path: '/user-forms/:id/evidence-mark', access: OF_USER_FORM },
  markOfPermit: { method: 'GET', path: '/permits/:id/evidence-mark', access: OF_PERMIT },
});
