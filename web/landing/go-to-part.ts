/** The parts that the page's own links lead to, by the id of their headings. */
export const PARTS = { managers: 'for-managers', safety: 'for-safety', begin: 'begin', demo: 'try' } as const;
export type Part = keyof typeof PARTS;

function reach(part: Part): boolean {
  const heading = document.getElementById(PARTS[part]);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/**
 * Scrolls to a part of this page without changing the address: a fragment other than #about would be another location. The demo's part is
 * drawn when the story's file has come; until then the press waits for it.
 */
export function goToPart(part: Part): void {
  if (reach(part)) return;
  const observer = new MutationObserver(() => {
    if (reach(part)) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
