import { declareApi } from '../core/endpoint.ts';
import type { departmentShapes } from './department-shapes.ts';

const ADMINS = ['admin'] as const;

export const departmentApi = declareApi<typeof departmentShapes>()({
  list: { method: 'GET', path: '/departments', access: { loggedIn: true } },
  get: { method: 'GET', path: '/departments/:id', access: { roles: ADMINS } },
  create: { method: 'POST', path: '/departments', access: { roles: ADMINS, keys: true }, once: true },
  update: { method: 'PUT', path: '/departments/:id', access: { roles: ADMINS, keys: true } },
  remove: { method: 'DELETE', path: '/departments/:id', access: { roles: ADMINS, keys: true } },
});
