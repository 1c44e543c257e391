import { useEffect, useState } from 'react';
import { passwordRequestApi } from '../../shared/password-requests/password-request-api.ts';
import type { PasswordRequest } from '../../shared/password-requests/password-request-shapes.ts';
import { isAppError } from '../../shared/core/errors.ts';
import { call } from '../app/api/call.ts';
import { codeOf } from '../app/api/error-text.ts';

export type LinkState =
  | { name: 'checking' }
  | { name: 'good'; email: string }
  | { name: 'expired' }
  | { name: 'used' }
  | { name: 'notFound' }
  | { name: 'done' }
  | { name: 'failed'; error: unknown };

const stateOf = ({ isExpired, isUsed = false, notFound, email }: PasswordRequest): LinkState => {
  if (notFound) return { name: 'notFound' };
  if (isUsed) return { name: 'used' };
  return isExpired ? { name: 'expired' } : { name: 'good', email };
};

/** The link's state according to an error; undefined if the error does not concern the link. */
export function linkStateOf(error: unknown): LinkState | undefined {
  if (!isAppError(error)) return undefined;
  if (codeOf(error) === 'expired') return { name: 'expired' };
  return codeOf(error) === 'not_found' ? { name: 'notFound' } : undefined;
}

/** The state of a mailed link; `retry` asks again. */
export function usePasswordRequest(id: string) {
  const [state, setState] = useState<LinkState>({ name: 'checking' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const check = async () => {
      const request = await call(passwordRequestApi.get, { params: { id } }, { token: null, signal: leaving.signal });
      setState(stateOf(request));
    };
    check().catch((error: unknown) => {
      if (!leaving.signal.aborted) setState(linkStateOf(error) ?? { name: 'failed', error });
    });
    return () => leaving.abort();
  }, [id, attempt]);
  const retry = () => {
    setState({ name: 'checking' });
    setAttempt(attempt + 1);
  };
  return { state, setState, retry };
}
