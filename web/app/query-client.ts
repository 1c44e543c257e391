import { QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { codeOf } from './error-text.ts';
import { expireSession, logout, session } from './session.ts';

const FRESH_MILLISECONDS = 30_000;
const RETRIES = 2;

/** Only what may pass by itself is worth asking again. */
function mayPass(error: unknown): boolean {
  return codeOf(error) === 'network' || codeOf(error) === 'system_error';
}

/**
 * A login that has ended while a page is open: what was typed on it stays, under the question for the password. A list
 * holds nothing typed, and leads to the login as a page does that is only being opened (specification 4 and 8).
 */
function endLogin({ queryKey, state }: Query<unknown, unknown>): void {
  const { authToken } = session();
  if (authToken && state.data !== undefined && queryKey[0] !== 'list') expireSession(authToken);
  else logout();
}

/**
 * The store of what staff screens have read. A 401 ends the login; a 404 is thrown to the
 * route, which shows the not-found page; other errors stay with the screen that asked.
 */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => codeOf(error) === 'unauthorized' && endLogin(query),
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MILLISECONDS,
        retry: (failures, error) => failures < RETRIES && mayPass(error),
        throwOnError: (error) => codeOf(error) === 'not_found',
      },
    },
  });
}
