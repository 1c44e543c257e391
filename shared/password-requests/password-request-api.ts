import { declareApi } from '../core/endpoint.ts';
import type { passwordRequestShapes } from './password-request-shapes.ts';

export const passwordRequestApi = declareApi<typeof passwordRequestShapes>()({
  create: { method: 'POST', path: '/password-requests', access: { anyone: true }, once: true },
  get: { method: 'GET', path: '/password-requests/:id', access: { anyone: true }, takesAnyId: true },
  reset: { method: 'PUT', path: '/password-requests/:id', access: { anyone: true } },
});
