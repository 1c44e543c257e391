/**
 * The place among a form's pages of the one to read again before a question of the page at `place`: the page that the
 * question names where it stands before, else the page before. Undefined on the first page.
 */
export function pageToRead(
  pages: readonly { readonly key?: string | undefined }[],
  place: number,
  { readPage }: { readonly readPage?: string | undefined },
): number | undefined {
  const keys = pages.slice(0, place).map(({ key }) => key);
  const named = readPage === undefined ? -1 : keys.lastIndexOf(readPage);
  if (named >= 0) return named;
  return place > 0 ? place - 1 : undefined;
}
