import { declareApi } from '../core/endpoint.ts';
import type { inspectorShapes } from './inspector-shapes.ts';
import { WORKER_WRITERS } from './worker-api.ts';

export const inspectorApi = declareApi<typeof inspectorShapes>()({
  links: { method: 'GET', path: '/projects/:id/inspector-links', access: { roles: WORKER_WRITERS } },
  make: { method: 'POST', path: '/projects/:id/inspector-links', access: { roles: WORKER_WRITERS }, once: true },
  revoke: { method: 'DELETE', path: '/projects/:id/inspector-links/:linkId', access: { roles: WORKER_WRITERS } },
  open: { method: 'POST', path: '/inspections/:id', access: { anyone: true }, takesAnyId: true },
});
