import { declareApi } from '../core/endpoint.ts';
import type { boardShapes } from './board-shapes.ts';

const READERS = ['permitR', 'permitCRUD'] as const;
const POSTERS = ['projectCRUD', 'permitCRUD'] as const;

export const boardApi = declareApi<typeof boardShapes>()({
  get: { method: 'GET', path: '/boards/:id', access: { anyone: true }, takesAnyId: true, hasTag: true },
  zone: { method: 'GET', path: '/board-zones/:id', access: { anyone: true }, takesAnyId: true, hasTag: true },
  ofProject: { method: 'GET', path: '/projects/:id/board', access: { roles: READERS }, hasTag: true },
  posters: { method: 'GET', path: '/projects/:id/board/posters', access: { roles: POSTERS } },
});
