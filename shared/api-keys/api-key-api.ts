import { declareApi } from '../core/endpoint.ts';
import type { apiKeyShapes } from './api-key-shapes.ts';

const ADMINS = ['admin'] as const;

export const apiKeyApi = declareApi<typeof apiKeyShapes>()({
  list: { method: 'GET', path: '/api-keys', access: { roles: ADMINS } },
  make: { method: 'POST', path: '/api-keys', access: { roles: ADMINS }, once: true },
  revoke: { method: 'DELETE', path: '/api-keys/:id', access: { roles: ADMINS } },
});
