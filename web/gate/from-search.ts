/** The history state of a person who was found by the search: "back" leads to what was found. */
export const FROM_SEARCH = { isFromSearch: true };

export function isFromSearch(state: unknown): boolean {
  return (state as Partial<typeof FROM_SEARCH> | null)?.isFromSearch === true;
}
