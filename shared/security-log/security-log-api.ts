import { declareApi } from '../core/endpoint.ts';
import type { securityLogShapes } from './security-log-shapes.ts';

export const securityLogApi = declareApi<typeof securityLogShapes>()({
  list: { method: 'GET', path: '/security-log', access: { roles: ['admin'] } },
  noteExport: { method: 'POST', path: '/security-log/exports', access: { loggedIn: true } },
});
