/**
 * The seconds that must have passed since a user form was started before the page at `index` may be signed: the
 * reading times of all signed pages and of this one (contract 6).
 */
export function readingSecondsNeeded(
  pages: readonly { readonly minReadTime: number }[],
  signedIndexes: readonly number[],
  index: number,
): number {
  return [...new Set([...signedIndexes, index])].reduce((sum, place) => sum + (pages[place]?.minReadTime ?? 0), 0);
}
