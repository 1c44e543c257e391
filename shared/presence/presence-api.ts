import { declareApi } from '../core/endpoint.ts';
import { GATE_ROLES } from '../gate/gate-api.ts';
import type { presenceShapes } from './presence-shapes.ts';

export const presenceApi = declareApi<typeof presenceShapes>()({
  note: { method: 'POST', path: '/projects/:id/presence', access: { roles: GATE_ROLES, keys: true }, once: true },
  list: { method: 'GET', path: '/projects/:id/presence', access: { roles: GATE_ROLES } },
  onSite: { method: 'GET', path: '/projects/:id/presence/now', access: { roles: GATE_ROLES } },
  drills: { method: 'GET', path: '/projects/:id/drills', access: { roles: GATE_ROLES } },
  drill: { method: 'PUT', path: '/projects/:id/drills', access: { roles: GATE_ROLES } },
  strike: { method: 'PUT', path: '/projects/:id/presence/:personId/strike', access: { roles: GATE_ROLES, keys: true } },
});
