import type { Answers } from '../../shared/content/answers.ts';
import type { ErrorCode, Issue } from '../../shared/core/errors.ts';
import type { Language } from '../../shared/core/fields.ts';
import type { PersonDetails } from '../../shared/user-forms/details.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import type { Aging } from '../phone/rows.ts';

/** Why something waits for the worker and not for the network: what the server said of it. */
export type Parking = { code: ErrorCode; issues: readonly Issue[] };

type Waiting = {
  /** Another one at every change, so that an answer to older content lets newer content stay. */
  revision: number;
  /** When it was first put into the queue, in milliseconds since 1970. */
  since: number;
  /** Whether the worker went on from it before the server had answered. */
  isLeft: boolean;
  parking?: Parking | undefined;
  /** Not to be sent before this, by the phone's clock, in milliseconds since 1970. */
  notBefore?: number | undefined;
  /** When that was found out, by the same clock. */
  heldAt?: number | undefined;
};

/** A page to be saved and signed; `version` is that of the page which the answers were made over. */
export type WaitingPage = Waiting & { formPage: number; answers: Answers; version: number };

/** Details to be saved over `before`, which the form had in its `version`. */
export type WaitingDetails = Waiting & {
  user: PersonDetails;
  before: PersonDetails;
  version: number;
  language: Language;
};

/** What can wait: the details, or a page of the form by its number from 0. */
export type Part = 'details' | number;

/** One induction as this phone keeps it: the form as the server last gave it, and what the server has not confirmed. */
export type KeptInduction = Aging & {
  userFormId: string;
  form: UserForm;
  /** When the server last confirmed a save from this phone, in milliseconds since 1970. */
  savedAt?: number | undefined;
  lastRevision: number;
  details?: WaitingDetails | undefined;
  /** In the order in which they were first put into the queue. */
  pages: readonly WaitingPage[];
  /** What was sent and never answered: the server may have it or not. By form page, and of the details. */
  unsure: Readonly<Record<number, readonly Answers[]>>;
  unsureDetails: readonly PersonDetails[];
};

/** A photo as it leaves the phone. `name` stands in the answers until the server has given it `sentName`. */
export type KeptPicture = Aging & {
  userFormId: string;
  name: string;
  /** A JPEG. */
  bytes: ArrayBuffer;
  /** The Idempotency-Key of its announcement. */
  key: string;
  sentName?: string | undefined;
};

/** What was typed into a part of an induction. */
export type KeptDraft = Aging & { userFormId: string; part: string; value: unknown };

/** A form as the server has just answered it; `keptFrom` by the server's clock. */
export function keptForm(form: UserForm, keptFrom: number | undefined): KeptInduction {
  return { userFormId: form._id, keptFrom, form, lastRevision: 0, pages: [], unsure: {}, unsureDetails: [] };
}

export function waitingPart(kept: KeptInduction, part: Part): WaitingPage | WaitingDetails | undefined {
  return part === 'details' ? kept.details : kept.pages.find(({ formPage }) => formPage === part);
}

/** Everything that waits, in the order in which it is sent. */
export function allWaiting({ details, pages }: KeptInduction): (WaitingPage | WaitingDetails)[] {
  return details ? [details, ...pages] : [...pages];
}

/** Whether the server has signed the whole form and nothing waits: then nothing of it needs to stay on the phone. */
export function isFinished(kept: KeptInduction): boolean {
  return kept.form.meta.signed !== null && allWaiting(kept).length === 0;
}

/** When a part may be sent, in milliseconds since 1970; a clock that was turned back since does not hold it. */
export function dueAt({ notBefore, heldAt = 0 }: Pick<Waiting, 'notBefore' | 'heldAt'>, now: number): number {
  return notBefore === undefined || now < heldAt ? now : Math.max(now, notBefore);
}

/** What goes next: the details first, then the pages in their order; nothing that is parked or has to wait. */
export function nextToSend(kept: KeptInduction, now: number): Part | undefined {
  const isReady = (waiting: Waiting) => waiting.parking === undefined && dueAt(waiting, now) === now;
  if (kept.details && isReady(kept.details)) return 'details';
  return kept.pages.find(isReady)?.formPage;
}
