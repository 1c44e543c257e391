import { useEffect, useState } from 'react';
import type { UnsentCounts } from './unsent-counts.ts';

const NONE: UnsentCounts = new Map();

/** This phone's unsent counts, kept up to date; undefined until they are read. */
export function useUnsentCounts(): UnsentCounts {
  const [counts, setCounts] = useState(NONE);
  useEffect(() => {
    let isLeft = false;
    let stop: (() => void) | undefined;
    const follow = async () => {
      // Imported lazily to keep the phone's storage code out of the first file.
      const { onKeptChange, unsentCounts } = await import('./unsent-counts.ts');
      const show = async () => {
        const fresh = await unsentCounts();
        if (!isLeft) setCounts(fresh);
      };
      if (!isLeft) stop = onKeptChange(() => void show());
      await show();
    };
    // Without the counts the list omits unsent pages; the player shows them.
    follow().catch(() => undefined);
    return () => {
      isLeft = true;
      stop?.();
    };
  }, []);
  return counts;
}
