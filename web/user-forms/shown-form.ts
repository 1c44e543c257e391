import { withAnswers } from '../../shared/content/answers/answers.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { allWaiting, type KeptInduction, type Part } from '../offline/kept-induction.ts';

/** A part that the server has not confirmed: `isParked` until the worker reviews it, `isLeft` if the worker went on from it. */
export type Unsent = { isParked: boolean; isLeft: boolean };

/** The worker's view of an induction: the server's form with the queued changes over it. */
export type ShownForm = UserForm & {
  unsent?: ReadonlyMap<Part, Unsent> | undefined;
  /** Whether every page is open, regardless of progress. */
  isAllOpen?: boolean;
};

export function shownForm(kept: KeptInduction): ShownForm {
  const { form, details, pages } = kept;
  const unsent = allWaiting(kept).map((waiting) => {
    const part: Part = 'formPage' in waiting ? waiting.formPage : 'details';
    return [part, { isParked: waiting.parking !== undefined, isLeft: waiting.isLeft }] as const;
  });
  return {
    ...form,
    user: details?.user ?? form.user,
    pages: form.pages.map((page, place) => {
      const waiting = pages.find(({ formPage }) => formPage === place);
      return waiting ? { ...page, content: withAnswers(page, waiting.answers, { hideCorrect: false }) } : page;
    }),
    unsent: new Map(unsent),
  };
}
