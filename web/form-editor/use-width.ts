import { useSyncExternalStore } from 'react';

type Width = 'wide' | 'middle' | 'narrow';

const WIDE = '(min-width: 1200px)';
const MIDDLE = '(min-width: 900px)';

function subscribe(listener: () => void): () => void {
  const queries = [WIDE, MIDDLE].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

function width(): Width {
  if (window.matchMedia(WIDE).matches) return 'wide';
  return window.matchMedia(MIDDLE).matches ? 'middle' : 'narrow';
}

/** The editor's layout: three columns, two and a drawer, or one. */
export function useWidth(): Width {
  return useSyncExternalStore(subscribe, width);
}
