import { declareApi } from '../core/endpoint.ts';
import type { userFormTrailShapes } from './user-form-trail-shapes.ts';

/** What happened to an induction, and who looked at it. */
export const userFormTrailApi = declareApi<typeof userFormTrailShapes>()({
  events: {
    method: 'GET',
    path: '/user-forms/:id/events',
    access: { roles: ['orientations', 'manager', 'admin'], loggedIn: true, own: 'userForm' },
  },
  openings: { method: 'GET', path: '/user-forms/:id/openings', access: { roles: ['admin'] } },
});
