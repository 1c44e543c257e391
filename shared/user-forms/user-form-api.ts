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
  approve: { method: 'PUT', path: '/user-forms/:id/approve', access: { roles: ['manager'] } },
  copyCards: { method: 'GET', path: '/user-forms/:id/copy-cards', access: { loggedIn: true, own: 'userForm' } },
  copyImage: {
    method: 'POST',
    path: '/user-forms/:id/copy-image',
    access: { loggedIn: true, own: 'userForm' },
    once: true,
  },
  listOfForm: { method: 'GET', path: '/induction-forms/:id/user-forms', access: { roles: READERS } },
});
