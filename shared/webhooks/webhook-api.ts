import { declareApi } from '../core/endpoint.ts';
import type { webhookShapes } from './webhook-shapes.ts';

const access = { roles: ['admin'] } as const;

export const webhookApi = declareApi<typeof webhookShapes>()({
  list: { method: 'GET', path: '/webhooks', access },
  make: { method: 'POST', path: '/webhooks', access, once: true },
  change: { method: 'PUT', path: '/webhooks/:id', access },
  remove: { method: 'DELETE', path: '/webhooks/:id', access },
  renewSecret: { method: 'PUT', path: '/webhooks/:id/secret', access },
  test: { method: 'POST', path: '/webhooks/:id/test', access, once: true },
  sendings: { method: 'GET', path: '/webhooks/:id/sendings', access },
  sendAgain: { method: 'POST', path: '/webhooks/:id/sendings/:sendingId/send-again', access, once: true },
});
