import { useEffect, useState } from 'react';
import { secondFactorApi } from '../../../shared/second-factors/second-factor-api.ts';
import type { ChangedFactors, SecondFactors } from '../../../shared/second-factors/second-factor-shapes.ts';
import { call } from '../../app/api/call.ts';

/** The user's own factors as loaded or last changed, and recovery codes that are to be shown. */
export function useFactors() {
  const [factors, setFactors] = useState<SecondFactors>();
  const [error, setError] = useState<unknown>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    call(secondFactorApi.get, {}, { signal: leaving.signal }).then(setFactors, (failure: unknown) => {
      if (!leaving.signal.aborted) setError(failure);
    });
    return () => leaving.abort();
  }, [asked]);
  const take = (changed: ChangedFactors) => {
    setFactors(changed);
    setCodes(changed.recoveryCodes);
  };
  const reload = () => {
    setError(undefined);
    setAsked(asked + 1);
  };
  return { factors, error, reload, take, codes, hideCodes: () => setCodes(undefined) };
}
