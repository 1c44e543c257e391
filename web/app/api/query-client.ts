import { notifyManager, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { isAppError } from '../../../shared/core/errors.ts';
import { codeOf, mayTryAgain } from './error-text.ts';
import { expireSession, logout, session } from '../session/session.ts';

// An act shows that it is on its way before the next press can come: a press that bounced would do it twice.
notifyManager.setScheduler(queueMicrotask);

const FRESH_MILLISECONDS = 30_000;
const RETRIES = 2;

/** Whether to ask again without being told to. Who asked too often is not asked for, since each call would lengthen the wait. */
function isAskedAgain(error: unknown): boolean {
  return mayTryAgain(error) && codeOf(error) !== 'too_many_requests';
}

/** A second, then two; longer where the answer names a longer time. */
function waitBefore(failures: number, error: unknown): number {
  const askedSeconds = isAppError(error) ? (error.detail.retryAfterSeconds ?? 0) : 0;
  return Math.max(2 ** failures, askedSeconds) * 1000;
}

/**
 * Handles a login that expires while a page is open: the page keeps its input and asks for the password in a dialog. A list has no input,
 * so it redirects to the login like a page that is just opening.
 */
function endLogin({ queryKey, state }: Query<unknown, unknown>): void {
  const { authToken } = session();
  if (authToken && state.data !== undefined && queryKey[0] !== 'list') expireSession(authToken);
  else logout();
}

/**
 * The cache of the staff screens' queries. A 401 ends the login; a 404 is thrown to the route, which shows the not-found page; the asking
 * screen handles other errors.
 */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => codeOf(error) === 'unauthorized' && endLogin(query),
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MILLISECONDS,
        retry: (failures, error) => failures < RETRIES && isAskedAgain(error),
        retryDelay: waitBefore,
        throwOnError: (error) => codeOf(error) === 'not_found',
      },
      // Without a network an act fails at once and says so, in place of happening some time later.
      mutations: { networkMode: 'always' },
    },
  });
}
