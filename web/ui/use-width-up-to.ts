import { useCallback, useSyncExternalStore } from 'react';

/** The widest phone, and the widest window in which rows are stacked. */
const QUERIES = { phone: '(max-width: 576px)', tablet: '(max-width: 900px)', desk: '(max-width: 1199.98px)' } as const;

/** Whether the window, or the paper that is printed on, is at most as wide. */
export function useWidthUpTo(width: keyof typeof QUERIES): boolean {
  const query = `screen and ${QUERIES[width]}`;
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
