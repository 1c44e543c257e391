import type { SignatureTimes } from '../../shared/content/page.ts';
import type { Answers } from '../../shared/content/answers.ts';
import type { Language } from '../../shared/core/fields.ts';
import type { PersonDetails } from '../../shared/user-forms/details.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';

type Meta = UserForm['meta'];

/** An induction but for its pages: one small item that every signing touches. */
export type UserFormHead = {
  _id: string;
  company: string;
  inductionFormId: string;
  formVersion: number;
  formName: string;
  /** The site's name as the form gave it when the induction began; inductions begun before it was kept have none. */
  siteName?: string;
  /** Counts changes of `user`. */
  version: number;
  user: PersonDetails;
  isDetailsComplete: boolean;
  created: string;
  signed: string | null;
  approved: boolean;
  approvedBy: Meta['approvedBy'];
  archived: boolean;
  signedCount: number;
  pageCount: number;
  /** The sum of the reading times of the signed pages. */
  readSeconds: number;
  /** Grows whenever the earlier tokens of this form must end. */
  epoch: number;
  pin: string;
  language: Language;
  resumeKeyHash: string;
  claimedBy: string | null;
  skipEmail: boolean;
  /** Whether the link to go on with has been sent to an e-mail address of the worker's. */
  isLinkSent: boolean;
  /** Whether it has been sent to their number, while there was no address. */
  isLinkTexted?: boolean;
  taxNumberValidation: Meta['taxNumberValidation'];
  businessIdLookup: NonNullable<Meta['businessIdLookup']> | null;
  returned: NonNullable<Meta['returned']> | null;
  /** When and as whom it was signed for the first time; null until then. */
  billedAs: { at: string; person: string; name: string } | null;
  /** The expiry dates of the cards on its pages, as far as they have been followed. */
  cardExpiries?: readonly string[] | undefined;
};

/** One page of an induction as far as the worker made it; a page that was never touched has no item. Its events stay in the item. */
export type StoredPage = {
  index: number;
  version: number;
  answers: Answers;
  signed: string | null;
  /** SHA-256 over the content and answers that the signature covers; null while unsigned. */
  hash: string | null;
  /** How often the page's exam was answered wrong; absent where nobody counted. */
  failedTries?: number | undefined;
  /** Those signed by an earlier release have none. */
  signatureTimes?: SignatureTimes;
};

/** A signing, a change after it, or its being taken back, as the history tells it; `hash` is of what was signed. */
export type PageEvent = { at: string; by: string; what: 'signed' | 'changed' | 'returned'; hash: string };
