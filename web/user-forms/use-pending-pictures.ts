import { useCallback, useState } from 'react';

/** How many pictures of a page are not in yet, as its fields tell it; `tell` stays the same. */
export function usePendingPictures(): { count: number; tell: (fieldId: string, count: number) => void } {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const tell = useCallback(
    (fieldId: string, count: number) =>
      setCounts((before) => ((before[fieldId] ?? 0) === count ? before : { ...before, [fieldId]: count })),
    [],
  );
  return { count: Object.values(counts).reduce((total, each) => total + each, 0), tell };
}
