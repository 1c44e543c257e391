import { declareApi } from '../core/endpoint.ts';
import type { cardShapes } from './card-shapes.ts';

const READERS = ['cardR', 'cardCRUD'] as const;
const WRITERS = ['cardCRUD'] as const;

export const cardApi = declareApi<typeof cardShapes>()({
  list: { method: 'GET', path: '/cards', access: { roles: READERS } },
  listOfProject: { method: 'GET', path: '/cards/project/:id', access: { roles: READERS } },
  expiries: { method: 'GET', path: '/cards/project/:id/expiries', access: { roles: READERS } },
  get: { method: 'GET', path: '/cards/:id', access: { roles: READERS, own: 'card' } },
  create: { method: 'POST', path: '/cards', access: { roles: WRITERS, keys: true }, hasLargeBody: true, once: true },
  update: {
    method: 'PUT',
    path: '/cards/:id',
    access: { roles: WRITERS, keys: true, own: 'card' },
    hasLargeBody: true,
  },
  approve: { method: 'PUT', path: '/cards/:id/approve', access: { roles: WRITERS } },
  archive: { method: 'PUT', path: '/cards/:id/archive', access: { roles: WRITERS, keys: true } },
  unarchive: { method: 'PUT', path: '/cards/:id/unarchive', access: { roles: WRITERS, keys: true } },
});
