import { ownSessionApi } from '../../../shared/sessions/own-session-api.ts';
import { call } from '../api/call.ts';
import { session } from './session.ts';

/** A logout waits no longer than this for the server. */
const MOST_SECONDS = 5;

/** Ends this login on the server, where that can be reached. */
export async function endLogin(): Promise<void> {
  const { authToken } = session();
  if (authToken === undefined) return;
  const options = { token: authToken, timeoutSeconds: MOST_SECONDS };
  await call(ownSessionApi.logout, {}, options).catch(() => undefined);
}
