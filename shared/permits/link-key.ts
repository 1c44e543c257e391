const KEY = /^[\w-]{22}$/;

/** Whether a permit was opened with the key of a person's link rather than a typed PIN. */
export function isLinkKey(given: string): boolean {
  return KEY.test(given);
}
