import { declareApi } from '../core/endpoint.ts';
import type { gateShapes } from './gate-shapes.ts';

export const GATE_ROLES = ['orientations', 'manager', 'admin', 'projectCRUD', 'cardR', 'cardCRUD'] as const;

export const gateApi = declareApi<typeof gateShapes>()({
  find: { method: 'GET', path: '/projects/:id/gate', access: { roles: GATE_ROLES } },
  people: { method: 'GET', path: '/projects/:id/gate/people', access: { roles: GATE_ROLES } },
  get: { method: 'GET', path: '/projects/:id/gate/:personId', access: { roles: GATE_ROLES } },
  sitesOfPass: { method: 'GET', path: '/passes/:id/gates', access: { roles: GATE_ROLES } },
});
