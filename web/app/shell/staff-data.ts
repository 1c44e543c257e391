let isStale = false;

/** Marks the staff query cache as stale after a change outside it: a player does not know that cache. */
export function markStaffDataStale(): void {
  isStale = true;
}

/** Whether the cache is stale; resets the mark. */
export function isStaffDataStale(): boolean {
  const wasStale = isStale;
  isStale = false;
  return wasStale;
}
