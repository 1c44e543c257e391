/**
 * The index of the page to read again for a question on the page at `place`: the page that the question names if it comes earlier, else the
 * previous page. Undefined on the first page.
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
