import { useCallback, useSyncExternalStore } from 'react';

const NARROW_PIXELS = 1120;

/** Whether a table of many columns has to put some of them together; with more columns than most, below more pixels. */
export function useIsNarrow(belowPixels = NARROW_PIXELS): boolean {
  const query = `(max-width: ${belowPixels - 0.02}px)`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
