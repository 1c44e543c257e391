import { declareApi } from '../core/endpoint.ts';
import type { userShapes } from './user-shapes.ts';

const ADMINS = ['admin'] as const;

export const userApi = declareApi<typeof userShapes>()({
  list: { method: 'GET', path: '/users', access: { roles: ADMINS } },
  permitPersons: { method: 'GET', path: '/users/permit-persons', access: { roles: ['permitCRUD'] } },
  get: { method: 'GET', path: '/users/:id', access: { roles: ADMINS, loggedIn: true } },
  events: { method: 'GET', path: '/users/:id/events', access: { roles: ADMINS, loggedIn: true } },
  name: { method: 'GET', path: '/users/:id/name', access: { loggedIn: true } },
  create: { method: 'POST', path: '/users', access: { roles: ADMINS }, once: true },
  update: { method: 'PUT', path: '/users/:id', access: { roles: ADMINS, loggedIn: true } },
  remove: { method: 'DELETE', path: '/users/:id', access: { roles: ADMINS } },
  endSessions: { method: 'DELETE', path: '/users/:id/sessions', access: { roles: ADMINS } },
  sendVerification: {
    method: 'POST',
    path: '/users/:id/email-verifications',
    access: { roles: ADMINS, loggedIn: true },
    once: true,
  },
  sendInvitation: { method: 'POST', path: '/users/:id/invitations', access: { roles: ADMINS }, once: true },
  verifyEmail: { method: 'PUT', path: '/email-verifications/:id', access: { anyone: true } },
  undoEmail: { method: 'PUT', path: '/email-undos/:id', access: { anyone: true } },
});
