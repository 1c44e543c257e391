import { declareApi } from '../core/endpoint.ts';
import type { ownSessionShapes } from './own-session-shapes.ts';

export const ownSessionApi = declareApi<typeof ownSessionShapes>()({
  logout: { method: 'POST', path: '/logout', access: { loggedIn: true, enrolling: true } },
  list: { method: 'GET', path: '/sessions', access: { loggedIn: true } },
  end: { method: 'DELETE', path: '/sessions/:id', access: { loggedIn: true } },
  endOthers: { method: 'DELETE', path: '/sessions', access: { loggedIn: true } },
});
