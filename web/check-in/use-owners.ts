import { useCallback, useEffect, useState } from 'react';
import type { FinishedInduction } from '../phone/rows.ts';
import { isOwner, ownInductions, sendUnsent, type Outcome } from './own-notings.ts';

type Owners = {
  /** Undefined until they are read. */
  inductions: readonly FinishedInduction[] | undefined;
  /** What became of what was noted last, or waited for a network. */
  outcome: Outcome | undefined;
  tell: (outcome: Outcome | undefined) => Promise<void>;
};

/** This phone's finished inductions; what it has noted and not sent goes at once, and again when the network comes. */
export function useOwners(): Owners {
  const [inductions, setInductions] = useState<readonly FinishedInduction[]>();
  const [outcome, setOutcome] = useState<Outcome>();
  const tell = useCallback(async (now: Outcome | undefined) => {
    setOutcome(now);
    setInductions(await ownInductions());
  }, []);
  useEffect(() => {
    const send = async () => {
      for (const row of (await ownInductions()).filter(isOwner)) {
        const sent = await sendUnsent(row.userFormId);
        if (sent) await tell(sent);
      }
    };
    const sendNow = () => void send();
    void ownInductions().then(setInductions).then(send);
    window.addEventListener('online', sendNow);
    return () => window.removeEventListener('online', sendNow);
  }, [tell]);
  return { inductions, outcome, tell };
}
