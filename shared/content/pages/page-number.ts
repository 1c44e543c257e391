/** Pages before a form's own: the site and the worker's details (rule 3.2), or the permit's details. */
const PAGES_BEFORE = { induction: 2, permit: 1 } as const;

/** Indexes of the pages before an induction's own. */
export const INTRO_INDEX = 0;
export const DETAILS_INDEX = 1;

export type PagedKind = keyof typeof PAGES_BEFORE;

/** The address index of one of the form's own pages; `formPage` counts from 0. */
export function indexOfFormPage(kind: PagedKind, formPage: number): number {
  return formPage + PAGES_BEFORE[kind];
}

/** The form's own page at an address index; negative for the pages before them. */
export function formPageAt(kind: PagedKind, index: number): number {
  return index - PAGES_BEFORE[kind];
}

/** The displayed number of the page at an address index. */
export function pageNumber(index: number): number {
  return index + 1;
}

/** The displayed number of an induction form's own page; `formPage` counts from 0. */
export function inductionPageNumber(formPage: number): number {
  return pageNumber(indexOfFormPage('induction', formPage));
}

/** The displayed number of a permit form's own page; `formPage` counts from 0. */
export function permitPageNumber(formPage: number): number {
  return pageNumber(indexOfFormPage('permit', formPage));
}
