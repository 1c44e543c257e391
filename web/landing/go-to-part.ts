/** The parts that the page's own links lead to, by the id of their headings. */
export const PARTS = { managers: 'for-managers', safety: 'for-safety', begin: 'begin', demo: 'try' } as const;
export type Part = keyof typeof PARTS;

/** Scrolls to a part of this page without changing the address: a fragment other than #about would be another location. */
export function goToPart(part: Part): void {
  const heading = document.getElementById(PARTS[part]);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
