/** Runs `act` for each item with limited concurrency; returns the results in order, or throws the first failure. */
export async function eachAtOnce<Of, To>(
  all: readonly Of[],
  atOnce: number,
  act: (one: Of) => Promise<To>,
): Promise<To[]> {
  const results: To[] = [];
  const left = all.entries();
  const lane = async (): Promise<void> => {
    for (const [at, one] of left) results[at] = await act(one);
  };
  // Waits for every lane, so that no work continues after the caller hears of a failure.
  const ended = await Promise.allSettled(Array.from({ length: Math.min(atOnce, all.length) }, lane));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
  return results;
}
