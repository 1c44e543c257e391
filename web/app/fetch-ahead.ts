let fetchesAhead = 0;

/** Whether a file that is not needed yet is on its way, so that its failure is no reason to disturb the page. */
export function isFetchingAhead(): boolean {
  return fetchesAhead > 0;
}

/** Fetches a file that the page can do without; a failure disturbs nobody, and answers nothing. */
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
