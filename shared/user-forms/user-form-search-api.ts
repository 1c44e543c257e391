import { declareApi } from '../core/endpoint.ts';
import type { userFormSearchShapes } from './user-form-search-shapes.ts';

const READERS = ['orientations', 'manager', 'admin'] as const;

/** Finds inductions other than by their form. */
export const userFormSearchApi = declareApi<typeof userFormSearchShapes>()({
  mine: { method: 'GET', path: '/user-forms/my-inductions', access: { loggedIn: true } },
  byIds: { method: 'GET', path: '/user-forms/ids/:ids', access: { loggedIn: true } },
  ofUser: { method: 'GET', path: '/user-forms/user/:userId', access: { loggedIn: true } },
  findByPin: { method: 'GET', path: '/user-forms', access: { loggedIn: true } },
  listOfProject: { method: 'GET', path: '/projects/:id/userForms', access: { roles: READERS } },
  permitCandidates: {
    method: 'GET',
    path: '/projects/:id/userForm/users',
    access: { roles: ['permitCRUD', 'orientations'] },
  },
});
