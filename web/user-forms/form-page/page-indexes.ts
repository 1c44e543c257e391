import {
  DETAILS_INDEX,
  formPageAt,
  indexOfFormPage,
  INTRO_INDEX,
  pageNumber,
} from '../../../shared/content/pages/page-number.ts';
import { detailsIssues } from '../../../shared/user-forms/details.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import type { Part } from '../../offline/kept-induction.ts';
import type { ShownForm } from '../shown-form.ts';

type Pages = Pick<UserForm, 'pages'>;
type Progress = Pick<ShownForm, 'pages' | 'user' | 'meta' | 'inductionForm' | 'unsent' | 'isAllOpen'>;

export type PagePlace = { kind: 'intro' | 'details' | 'final' } | { kind: 'form'; formPage: number };

export function finalIndex({ pages }: Pages): number {
  return indexOfFormPage('induction', pages.length);
}

export function pageCount(form: Pages): number {
  return pageNumber(finalIndex(form));
}

/** The page index of an induction's part. */
export function indexOfPart(part: Part): number {
  return part === 'details' ? DETAILS_INDEX : indexOfFormPage('induction', part);
}

/** The page at an existing index of the form. */
export function placeAt(form: Pages, index: number): PagePlace {
  if (index === INTRO_INDEX) return { kind: 'intro' };
  if (index === DETAILS_INDEX) return { kind: 'details' };
  return index >= finalIndex(form) ? { kind: 'final' } : { kind: 'form', formPage: formPageAt('induction', index) };
}

/** Whether the details have all values that the first page needs. */
function hasDetails({ user, inductionForm }: Progress): boolean {
  return detailsIssues(user, inductionForm.inputSettings).length === 0;
}

/** Whether a form page is signed or queued, or the worker went on from it before the server refused it. */
function isPassed({ pages, unsent }: Pick<Progress, 'pages' | 'unsent'>, formPage: number): boolean {
  const waiting = unsent?.get(formPage);
  return pages[formPage]?.signed !== null || (waiting !== undefined && (!waiting.isParked || waiting.isLeft));
}

/** Whether a part is queued and not parked. */
export function isWaiting({ unsent }: Pick<Progress, 'unsent'>, part: Part): boolean {
  return unsent?.get(part)?.isParked === false;
}

/** The furthest page that the worker may open: the first unfinished one. */
export function furthestIndex(form: Progress): number {
  if (form.isAllOpen || form.meta.signed !== null) return finalIndex(form);
  if (!hasDetails(form)) return DETAILS_INDEX;
  const open = form.pages.findIndex((_, formPage) => !isPassed(form, formPage));
  return open === -1 ? finalIndex(form) : indexOfFormPage('induction', open);
}

/** The page for the index in the address: the nearest one that the worker may open. */
export function nearestIndex(form: Progress, asked: string): number {
  const index = Number.parseInt(asked, 10);
  return Number.isNaN(index) ? INTRO_INDEX : Math.min(Math.max(index, INTRO_INDEX), furthestIndex(form));
}

/** Whether the worker is done with a page: it is signed, filled in, passed, or queued. */
export function isDone(form: Progress, index: number): boolean {
  const place = placeAt(form, index);
  if (place.kind === 'form') {
    return form.pages[place.formPage]?.signed !== null || isWaiting(form, place.formPage);
  }
  if (place.kind === 'final') return form.meta.signed !== null;
  return place.kind === 'details'
    ? hasDetails(form) && form.unsent?.get('details')?.isParked !== true
    : furthestIndex(form) > DETAILS_INDEX;
}
