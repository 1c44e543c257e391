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

/** Resolves once the browser has drawn what stands now, so that what is loaded for later does not delay it. */
export function untilDrawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
