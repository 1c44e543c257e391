let fetchesAhead = 0;

/** Whether a prefetch is running, so that its failure must not disturb the page. */
export function isFetchingAhead(): boolean {
  return fetchesAhead > 0;
}

/** Prefetches an optional file; answers undefined on failure and never rejects. */
export async function fetchAhead<T>(load: () => Promise<T>): Promise<T | undefined> {
  fetchesAhead += 1;
  try {
    return await load();
  } catch {
    return undefined;
  } finally {
    fetchesAhead -= 1;
  }
}
