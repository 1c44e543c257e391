import { declareApi } from '../core/endpoint.ts';
import type { projectShapes } from './project-shapes.ts';

export const PROJECT_READERS = [
  'projectCRUD',
  'orientations',
  'cardR',
  'cardCRUD',
  'permitR',
  'permitCRUD',
  'manager',
  'admin',
] as const;
const WRITERS = ['projectCRUD'] as const;
/** Who says what parts a site has, and whether its permits stand on a board. */
export const ZONE_WRITERS = ['projectCRUD', 'permitCRUD'] as const;

export const projectApi = declareApi<typeof projectShapes>()({
  list: { method: 'GET', path: '/projects', access: { roles: PROJECT_READERS } },
  get: { method: 'GET', path: '/projects/:id', access: { roles: PROJECT_READERS } },
  create: { method: 'POST', path: '/projects', access: { roles: WRITERS, keys: true }, once: true },
  update: { method: 'PUT', path: '/projects/:id', access: { roles: WRITERS, keys: true } },
  remove: { method: 'DELETE', path: '/projects/:id', access: { roles: WRITERS } },
  saveZones: {
    method: 'PUT',
    path: '/projects/:id/zones',
    access: { roles: ZONE_WRITERS, keys: true },
    hasLargeBody: true,
  },
  openBoard: { method: 'POST', path: '/projects/:id/board', access: { roles: ZONE_WRITERS }, once: true },
  closeBoard: { method: 'DELETE', path: '/projects/:id/board', access: { roles: ZONE_WRITERS } },
  end: { method: 'PUT', path: '/projects/:id/ended', access: { roles: WRITERS, keys: true } },
  reopen: { method: 'PUT', path: '/projects/:id/reopen', access: { roles: WRITERS, keys: true } },
});
