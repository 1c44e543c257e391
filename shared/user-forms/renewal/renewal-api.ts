import { declareApi } from '../../core/endpoint.ts';
import type { renewalShapes } from './renewal-shapes.ts';

/** Apart from the acts of staff, so that a worker's phone loads none of those. */
export const renewalApi = declareApi<typeof renewalShapes>()({
  renew: {
    method: 'POST',
    path: '/user-forms/:id/renew',
    access: { loggedIn: true, own: 'userForm' },
    once: true,
    proof: true,
  },
});
