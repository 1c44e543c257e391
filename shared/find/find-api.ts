import { declareApi } from '../core/endpoint.ts';
import type { findShapes } from './find-shapes.ts';

export const findApi = declareApi<typeof findShapes>()({
  find: { method: 'GET', path: '/find', access: { loggedIn: true } },
});
