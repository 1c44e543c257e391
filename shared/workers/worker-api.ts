import { declareApi } from '../core/endpoint.ts';
import type { workerShapes } from './worker-shapes.ts';

export const WORKER_WRITERS = ['orientations', 'projectCRUD', 'admin'] as const;
export const WORKER_READERS = [...WORKER_WRITERS, 'manager'] as const;

export const workerApi = declareApi<typeof workerShapes>()({
  list: { method: 'GET', path: '/projects/:id/workers', access: { roles: WORKER_READERS } },
  get: { method: 'GET', path: '/projects/:id/workers/:workerId', access: { roles: WORKER_READERS } },
  add: { method: 'POST', path: '/projects/:id/workers', access: { roles: WORKER_WRITERS, keys: true }, once: true },
  correct: { method: 'PUT', path: '/projects/:id/workers/:workerId', access: { roles: WORKER_WRITERS, keys: true } },
  join: { method: 'PUT', path: '/projects/:id/workers/:workerId/join', access: { roles: WORKER_WRITERS } },
  part: { method: 'PUT', path: '/projects/:id/workers/:workerId/part', access: { roles: WORKER_WRITERS } },
});
