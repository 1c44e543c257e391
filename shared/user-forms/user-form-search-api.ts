import { declareApi } from '../core/endpoint.ts';
import type { userFormSearchShapes } from './user-form-search-shapes.ts';

const READERS = ['orientations', 'manager', 'admin'] as const;

/** Lists and finds inductions. */
export const userFormSearchApi = declareApi<typeof userFormSearchShapes>()({
  mine: { method: 'GET', path: '/user-forms/my-inductions', access: { loggedIn: true } },
  byIds: { method: 'GET', path: '/user-forms/ids/:ids', access: { loggedIn: true } },
  ofUser: { method: 'GET', path: '/user-forms/user/:userId', access: { loggedIn: true } },
  findByPin: { method: 'GET', path: '/user-forms', access: { loggedIn: true } },
  listOfForm: { method: 'GET', path: '/induction-forms/:id/user-forms', access: { roles: READERS } },
  listOfProject: { method: 'GET', path: '/projects/:id/userForms', access: { roles: READERS } },
  permitCandidates: {
    method: 'GET',
    path: '/projects/:id/userForm/users',
    access: { roles: ['permitCRUD', 'orientations'] },
  },
});
