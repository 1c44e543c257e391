import type { ComponentType } from 'react';
import type { FormPurpose } from '../../../shared/content/block-kind.ts';

/** A page that the worker sees and the form does not contain: viewable, partly configurable, not movable. */
export type FixedPage = {
  /** Begins with `@`. */
  id: string;
  title: string;
  /** The page's content. */
  Canvas: ComponentType;
  Inspector: ComponentType;
};

export type PageNumbers = (formPage: number) => number;

/** What surrounds a form's own pages. */
export type FormFrame = {
  before: readonly FixedPage[];
  after: readonly FixedPage[];
  /** The displayed number of each of the form's own pages, whose indexes start at 0. */
  numberOf: PageNumbers;
  /** The settings of the whole form. */
  settings: FixedPage;
  /** The form's purpose: only an induction requires reading times and passed exams before signing. */
  purpose: FormPurpose;
};
