let isStale = false;

/** Something that staff screens may have read has been changed outside them: by a player, which knows nothing of their store. */
export function markStaffDataStale(): void {
  isStale = true;
}

/** Whether that has happened since it was asked last. */
export function isStaffDataStale(): boolean {
  const wasStale = isStale;
  isStale = false;
  return wasStale;
}
