import { useEffect, useState } from 'react';
import type { UnsentCounts } from './unsent-counts.ts';

const NONE: UnsentCounts = new Map();

/** What this phone has not sent yet, as it is sent; nothing until the phone has been asked. */
export function useUnsentCounts(): UnsentCounts {
  const [counts, setCounts] = useState(NONE);
  useEffect(() => {
    let isLeft = false;
    let stop: (() => void) | undefined;
    const follow = async () => {
      // The code of what is kept on the phone is not for the first file.
      const { onKeptChange, unsentCounts } = await import('./unsent-counts.ts');
      const show = async () => {
        const fresh = await unsentCounts();
        if (!isLeft) setCounts(fresh);
      };
      if (!isLeft) stop = onKeptChange(() => void show());
      await show();
    };
    // Without it the list says nothing of unsent pages; the player does.
    follow().catch(() => undefined);
    return () => {
      isLeft = true;
      stop?.();
    };
  }, []);
  return counts;
}
