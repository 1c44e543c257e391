import { declareApi } from '../core/endpoint.ts';
import type { tokenShapes } from './token-shapes.ts';

/** Tokens of workers, who have no account. */
export const tokenApi = declareApi<typeof tokenShapes>()({
  userFormToken: { method: 'GET', path: '/token/:id', access: { anyone: true } },
  resumeUserForm: { method: 'POST', path: '/token/:id', access: { anyone: true } },
});
