import { useCallback, useState } from 'react';

/** The number of pictures on the page that are still uploading. */
export function usePendingPictures() {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const tell = useCallback((field: string, count: number) => setCounts((all) => ({ ...all, [field]: count })), []);
  return { tell, count: Object.values(counts).reduce((sum, count) => sum + count, 0) };
}
