import { useCallback, useEffect, useState } from 'react';
import { passApi } from '../../shared/gate/pass-api.ts';
import type { Pass } from '../../shared/gate/pass.ts';
import { call } from '../app/api/call.ts';
import { codeOf } from '../app/api/error-text.ts';
import { forgetPass, keepPass, keptPass } from './kept-passes.ts';

/** `isKept`: from the phone; the network has not answered, or could not. */
export type ShownPass = { pass: Pass; fetchedAt: string; isKept: boolean };
type Looked = { shown?: ShownPass | undefined; failure?: 'unknown' | 'failed' | undefined };

/** A pass from the phone at once, and from the network when it answers. */
export function usePass(passId: string): Looked & { again: () => void } {
  const [looked, setLooked] = useState<Looked>({});
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const show = (change: (before: Looked) => Looked) => !isLeft && setLooked(change);
    void look(passId, show);
    return () => {
      isLeft = true;
    };
  }, [passId, tries]);
  const again = useCallback(() => {
    setLooked(({ shown }) => ({ shown }));
    setTries((times) => times + 1);
  }, []);
  return { ...looked, again };
}

async function look(passId: string, show: (change: (before: Looked) => Looked) => void): Promise<void> {
  const kept = keptPass(passId).catch(() => undefined);
  void kept.then((found) => found && show(({ shown }) => ({ shown: shown ?? { ...found, isKept: true } })));
  try {
    const pass = await call(passApi.get, { params: { id: passId } });
    const fetchedAt = new Date().toISOString();
    show(() => ({ shown: { pass, fetchedAt, isKept: false } }));
    await keepPass(pass, fetchedAt);
    // The address of a renewed one shows the new: the old is not shown any more.
    if (pass.passId !== passId) await forgetPass(passId);
  } catch (error) {
    await kept;
    if (codeOf(error) !== 'not_found') return show(({ shown }) => ({ shown, failure: 'failed' }));
    show(() => ({ failure: 'unknown' }));
    await forgetPass(passId);
  }
}
