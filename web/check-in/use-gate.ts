import { useEffect, useState } from 'react';
import { checkInApi } from '../../shared/presence/check-in-api.ts';
import { call } from '../app/api/call.ts';
import { codeOf } from '../app/api/error-text.ts';

/** The site of a gate: its name, `unknown` where the code leads nowhere, `unreachable` where nobody answered. */
export type Gate = { name: string } | 'asking' | 'unknown' | 'unreachable';

export function useGate(gateId: string): Gate {
  const [gate, setGate] = useState<Gate>('asking');
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const asked = call(checkInApi.gate, { params: { id: gateId } }, { token: null, signal });
    void asked
      .catch((error: unknown): Gate => (codeOf(error) === 'not_found' ? 'unknown' : 'unreachable'))
      .then((found) => !signal.aborted && setGate(found));
    return () => leaving.abort();
  }, [gateId]);
  return gate;
}
