import type { ComponentType } from 'react';
import type { FormPurpose } from '../../shared/content/form-rules.ts';

/** A page that the worker meets and the form does not hold: it can be looked at, and some of it set, but not moved. */
export type FixedPage = {
  /** Begins with `@`. */
  id: string;
  title: string;
  /** What stands on the page. */
  Canvas: ComponentType;
  Inspector: ComponentType;
};

export type PageNumbers = (formPage: number) => number;

/** What a form is made of besides its own pages. */
export type FormFrame = {
  before: readonly FixedPage[];
  after: readonly FixedPage[];
  /** The number by which everybody knows one of the form's own pages, which count from 0. */
  numberOf: PageNumbers;
  /** What is set of the form as a whole. */
  settings: FixedPage;
  /** What the form is for: only an induction asks a page to be read for a time, and its exams to be right, before it is signed. */
  purpose: FormPurpose;
};
