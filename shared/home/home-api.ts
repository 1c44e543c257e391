import { declareApi } from '../core/endpoint.ts';
import { GATE_ROLES } from '../gate/gate-api.ts';
import { PROJECT_READERS } from '../projects/project-api.ts';
import type { homeShapes } from './home-shapes.ts';

export const homeApi = declareApi<typeof homeShapes>()({
  get: { method: 'GET', path: '/home', access: { loggedIn: true } },
  sites: { method: 'GET', path: '/home/sites', access: { roles: PROJECT_READERS } },
  onSite: { method: 'GET', path: '/home/on-site', access: { roles: GATE_ROLES } },
  glance: { method: 'GET', path: '/projects/:id/glance', access: { roles: PROJECT_READERS } },
});
