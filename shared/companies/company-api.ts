import { declareApi } from '../core/endpoint.ts';
import type { companyShapes } from './company-shapes.ts';

const ADMINS = ['admin'] as const;
const ROOT = ['root'] as const;

export const companyApi = declareApi<typeof companyShapes>()({
  list: { method: 'GET', path: '/companies', access: { roles: ADMINS } },
  myName: { method: 'GET', path: '/companies/my-company-name', access: { loggedIn: true } },
  get: { method: 'GET', path: '/companies/:id', access: { roles: ADMINS } },
  create: { method: 'POST', path: '/companies', access: { roles: ROOT }, once: true },
  update: { method: 'PUT', path: '/companies/:id', access: { roles: ADMINS } },
  remove: { method: 'DELETE', path: '/companies/:id', access: { roles: ROOT } },
});
