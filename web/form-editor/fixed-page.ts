import type { ComponentType } from 'react';

/** A page that the worker meets and the form does not hold: it can be looked at, and some of it set, but not moved. */
export type FixedPage = {
  /** Begins with `@`. */
  id: string;
  title: string;
  /** What stands on the page. */
  Canvas: ComponentType;
  Inspector: ComponentType;
};

/** What a form is made of besides its own pages. */
export type FormFrame = {
  before: readonly FixedPage[];
  after: readonly FixedPage[];
  /** What is set of the form as a whole. */
  settings: FixedPage;
  /** Whether a page can ask to be read for a time before it is signed. */
  hasReadTimes: boolean;
};

/** What the worker's page number of the form's own first page is. */
export function firstNumber({ before }: Pick<FormFrame, 'before'>): number {
  return before.length;
}
