import { QueryCache, QueryClient } from '@tanstack/react-query';
import { codeOf } from './error-text.ts';
import { logout } from './session.ts';

const FRESH_MILLISECONDS = 30_000;
const RETRIES = 2;

/** Only what may pass by itself is worth asking again. */
function mayPass(error: unknown): boolean {
  return codeOf(error) === 'network' || codeOf(error) === 'system_error';
}

/**
 * The store of what staff screens have read. A 401 ends the login, and the login page is shown; a 404 is thrown to the
 * route, which shows the not-found page; other errors stay with the screen that asked.
 */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => codeOf(error) === 'unauthorized' && logout() }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MILLISECONDS,
        retry: (failures, error) => failures < RETRIES && mayPass(error),
        throwOnError: (error) => codeOf(error) === 'not_found',
      },
    },
  });
}
