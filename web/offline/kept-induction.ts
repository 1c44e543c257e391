import type { Answers } from '../../shared/content/answers/answers.ts';
import type { ShownIn } from '../../shared/content/pages/shown-in.ts';
import type { ErrorCode, Issue } from '../../shared/core/errors.ts';
import type { WorkerLanguage } from '../../shared/core/fields.ts';
import type { PersonDetails } from '../../shared/user-forms/person-details.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import type { Aging } from '../phone/rows.ts';

/** Why a part waits for the worker and not for the network: the server's refusal. */
export type Parking = { code: ErrorCode; issues: readonly Issue[] };

type Waiting = {
  /** Changes with every edit, so that an answer to older content does not remove newer content. */
  revision: number;
  /** When it was first put into the queue, in milliseconds since 1970. */
  since: number;
  /** Whether the worker went on before the server answered. */
  isLeft: boolean;
  parking?: Parking | undefined;
  /** The earliest time to send it, by the phone's clock, in milliseconds since 1970. */
  notBefore?: number | undefined;
  /** When the phone set `notBefore`, by the same clock. */
  heldAt?: number | undefined;
};

/** A page to save and sign; `version` is the page version that the answers were typed over. */
export type WaitingPage = Waiting & {
  formPage: number;
  answers: Answers;
  version: number;
  /** The language in which the page was shown when it was signed; absent for the form's first. */
  shownIn?: ShownIn | undefined;
};

/** Details to save over `before`, the form's details in its `version`. */
export type WaitingDetails = Waiting & {
  user: PersonDetails;
  before: PersonDetails;
  version: number;
  language: WorkerLanguage;
};

/** A part that can wait: the details, or a form page by its number from 0. */
export type Part = 'details' | number;

/** One induction on this phone: the server's last form, and the changes that the server has not confirmed. */
export type KeptInduction = Aging & {
  userFormId: string;
  form: UserForm;
  /** When the server last confirmed a save from this phone, in milliseconds since 1970. */
  savedAt?: number | undefined;
  lastRevision: number;
  details?: WaitingDetails | undefined;
  /** In the order of their first queueing. */
  pages: readonly WaitingPage[];
  /** Content that was sent without an answer, so that the server may have it. By form page, and of the details. */
  unsure: Readonly<Record<number, readonly Answers[]>>;
  unsureDetails: readonly PersonDetails[];
};

/** A photo in its upload format. The answers hold `name` until the server gives `sentName`. */
export type KeptPicture = Aging & {
  userFormId: string;
  name: string;
  /** A JPEG. */
  bytes: ArrayBuffer;
  /** The Idempotency-Key of its upload request. */
  key: string;
  sentName?: string | undefined;
};

/** What was typed into a part of an induction. */
export type KeptDraft = Aging & { userFormId: string; part: string; value: unknown };

/** Wraps a form that the server has just answered; `keptFrom` is in the server's time. */
export function keptForm(form: UserForm, keptFrom: number | undefined): KeptInduction {
  return { userFormId: form._id, keptFrom, form, lastRevision: 0, pages: [], unsure: {}, unsureDetails: [] };
}

export function waitingPart(kept: KeptInduction, part: Part): WaitingPage | WaitingDetails | undefined {
  return part === 'details' ? kept.details : kept.pages.find(({ formPage }) => formPage === part);
}

/** All queued parts in sending order. */
export function allWaiting({ details, pages }: KeptInduction): (WaitingPage | WaitingDetails)[] {
  return details ? [details, ...pages] : [...pages];
}

/** Whether the server has signed the whole form and nothing is queued: then the phone can remove it. */
export function isFinished(kept: KeptInduction): boolean {
  return kept.form.meta.signed !== null && allWaiting(kept).length === 0;
}

/** When a part may be sent, in milliseconds since 1970; ignores the delay if the phone's clock was turned back after it was set. */
export function dueAt({ notBefore, heldAt = 0 }: Pick<Waiting, 'notBefore' | 'heldAt'>, now: number): number {
  return notBefore === undefined || now < heldAt ? now : Math.max(now, notBefore);
}

/** The next part to send: details first, then pages in order; skips parked and postponed parts. */
export function nextToSend(kept: KeptInduction, now: number): Part | undefined {
  const isReady = (waiting: Waiting) => waiting.parking === undefined && dueAt(waiting, now) === now;
  if (kept.details && isReady(kept.details)) return 'details';
  return kept.pages.find(isReady)?.formPage;
}
