import { declareApi } from '../core/endpoint.ts';
import type { secondFactorShapes } from './second-factor-shapes.ts';

const OWN = { loggedIn: true, enrolling: true } as const;

export const secondFactorApi = declareApi<typeof secondFactorShapes>()({
  get: { method: 'GET', path: '/second-factor', access: OWN },
  beginAuthenticator: { method: 'POST', path: '/second-factor/authenticator', access: OWN },
  saveAuthenticator: { method: 'PUT', path: '/second-factor/authenticator', access: OWN },
  removeAuthenticator: { method: 'DELETE', path: '/second-factor/authenticator', access: { loggedIn: true } },
  beginPasskey: { method: 'POST', path: '/second-factor/passkey-request', access: OWN },
  savePasskey: { method: 'POST', path: '/second-factor/passkeys', access: OWN },
  removePasskey: { method: 'DELETE', path: '/second-factor/passkeys/:id', access: { loggedIn: true } },
  drawRecoveryCodes: { method: 'POST', path: '/second-factor/recovery-codes', access: { loggedIn: true } },
  reset: { method: 'DELETE', path: '/users/:id/second-factor', access: { roles: ['admin'] } },
});
