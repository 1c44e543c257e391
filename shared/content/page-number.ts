/** What stands before a form's own pages: the site and the worker's details (specification 2), the details of a permit. */
const PAGES_BEFORE = { induction: 2, permit: 1 } as const;

/** The indexes of what stands before an induction's own pages. */
export const INTRO_INDEX = 0;
export const DETAILS_INDEX = 1;

export type PagedKind = keyof typeof PAGES_BEFORE;

/** The index, in the address, of one of the form's own pages, which count from 0. */
export function indexOfFormPage(kind: PagedKind, formPage: number): number {
  return formPage + PAGES_BEFORE[kind];
}

/** Which of the form's own pages stands at an index of the address; negative where one stands before them. */
export function formPageAt(kind: PagedKind, index: number): number {
  return index - PAGES_BEFORE[kind];
}

/** The number by which everybody knows the page at an index of the address. */
export function pageNumber(index: number): number {
  return index + 1;
}

/** The number by which everybody knows one of an induction form's own pages, which count from 0. */
export function inductionPageNumber(formPage: number): number {
  return pageNumber(indexOfFormPage('induction', formPage));
}

/** The number by which everybody knows one of a permit form's own pages, which count from 0. */
export function permitPageNumber(formPage: number): number {
  return pageNumber(indexOfFormPage('permit', formPage));
}
