import { useCallback, useState } from 'react';

/** The number of pictures still uploading on a page, reported by its fields; `tell` keeps its identity. */
export function usePendingPictures(): { count: number; tell: (fieldId: string, count: number) => void } {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const tell = useCallback(
    (fieldId: string, count: number) =>
      setCounts((before) => ((before[fieldId] ?? 0) === count ? before : { ...before, [fieldId]: count })),
    [],
  );
  return { count: Object.values(counts).reduce((total, each) => total + each, 0), tell };
}
