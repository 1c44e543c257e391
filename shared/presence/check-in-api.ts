import { declareApi } from '../core/endpoint.ts';
import type { checkInShapes } from './check-in-shapes.ts';

/** By which workers note themselves at the code of a site's gate, and staff end that. */
export const checkInApi = declareApi<typeof checkInShapes>()({
  gate: { method: 'GET', path: '/gates/:id', access: { anyone: true }, takesAnyId: true },
  note: { method: 'POST', path: '/gates/:id/presence', access: { anyone: true }, takesAnyId: true, once: true },
  renewGate: { method: 'POST', path: '/projects/:id/gate-code', access: { roles: ['projectCRUD'] }, once: true },
  giveKey: {
    method: 'POST',
    path: '/user-forms/:id/check-in-keys',
    access: { loggedIn: true, own: 'userForm' },
    once: true,
  },
  endKeys: { method: 'DELETE', path: '/user-forms/:id/check-in-keys', access: { roles: ['orientations', 'admin'] } },
});
