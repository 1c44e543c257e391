import { declareApi } from '../core/endpoint.ts';
import type { userFormShapes } from './user-form-shapes.ts';

const READERS = ['orientations', 'manager', 'admin'] as const;

export const userFormApi = declareApi<typeof userFormShapes>()({
  start: { method: 'POST', path: '/user-forms', access: { anyone: true }, once: true, proof: true },
  get: { method: 'GET', path: '/user-forms/:id', access: { roles: READERS, loggedIn: true, own: 'userForm' } },
  update: {
    method: 'PUT',
    path: '/user-forms/:id',
    access: { roles: ['admin'], loggedIn: true, own: 'userForm' },
    hasLargeBody: true,
    proof: true,
  },
  signPage: {
    method: 'PUT',
    path: '/user-forms/:id/sign-page/:pageIndex',
    access: { loggedIn: true, own: 'userForm' },
    hasLargeBody: true,
    proof: true,
  },
});
