import { declareApi } from '../../core/endpoint.ts';
import type { earlierCardShapes } from './earlier-card-shapes.ts';

/** Takes the cards of earlier inductions along. */
export const earlierCardApi = declareApi<typeof earlierCardShapes>()({
  copyCards: { method: 'GET', path: '/user-forms/:id/copy-cards', access: { loggedIn: true, own: 'userForm' } },
  copyImage: {
    method: 'POST',
    path: '/user-forms/:id/copy-image',
    access: { loggedIn: true, own: 'userForm' },
    once: true,
  },
});
