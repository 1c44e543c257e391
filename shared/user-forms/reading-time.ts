/**
 * Seconds that must pass from the start of a user form until the page at `index` may be signed: the reading times of all signed pages and
 * of this one (rule 3.6).
 */
export function readingSecondsNeeded(
  pages: readonly { readonly minReadTime: number }[],
  signedIndexes: readonly number[],
  index: number,
): number {
  return [...new Set([...signedIndexes, index])].reduce((sum, place) => sum + (pages[place]?.minReadTime ?? 0), 0);
}
