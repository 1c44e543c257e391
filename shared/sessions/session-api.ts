import { declareApi } from '../core/endpoint.ts';
import type { sessionShapes } from './session-shapes.ts';

export const sessionApi = declareApi<typeof sessionShapes>()({
  login: { method: 'POST', path: '/login', access: { anyone: true }, proof: true },
  secondStep: { method: 'POST', path: '/login/second-step', access: { anyone: true } },
  passkeyRequest: { method: 'POST', path: '/login/passkey-request', access: { anyone: true } },
  passkeyLogin: { method: 'POST', path: '/login/passkey', access: { anyone: true } },
  confirmWays: { method: 'POST', path: '/login/confirm-ways', access: { loggedIn: true } },
  confirm: { method: 'POST', path: '/login/confirm', access: { loggedIn: true } },
});
