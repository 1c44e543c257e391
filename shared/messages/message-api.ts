import { declareApi } from '../core/endpoint.ts';
import type { messageShapes } from './message-shapes.ts';

export const messageApi = declareApi<typeof messageShapes>()({
  list: { method: 'GET', path: '/messages', access: { loggedIn: true } },
});
