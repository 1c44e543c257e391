import { declareApi } from '../core/endpoint.ts';
import type { dataDeskShapes } from './data-desk-shapes.ts';

const ADMINS = { roles: ['admin'] } as const;

export const dataDeskApi = declareApi<typeof dataDeskShapes>()({
  search: { method: 'POST', path: '/data-requests', access: ADMINS, once: true },
  get: { method: 'GET', path: '/data-requests/:id', access: ADMINS },
  exportAll: { method: 'POST', path: '/data-requests/:id/export', access: ADMINS },
  plan: { method: 'PUT', path: '/data-requests/:id/plan', access: ADMINS },
  erase: { method: 'PUT', path: '/data-requests/:id/erase', access: ADMINS },
  receipts: { method: 'GET', path: '/data-erasures', access: ADMINS },
  retention: { method: 'GET', path: '/retention', access: ADMINS },
  saveRetention: { method: 'PUT', path: '/retention', access: ADMINS },
});
