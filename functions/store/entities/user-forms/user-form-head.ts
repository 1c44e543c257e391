import * as z from 'zod/mini';
import { ShownIn } from '../../../../shared/content/pages/shown-in.ts';
import { SignatureTimes } from '../../../../shared/content/answers/signature-times.ts';
import { Id, NamedRef, Timestamp, WorkerLanguages } from '../../../../shared/core/fields.ts';
import { PersonDetails } from '../../../../shared/user-forms/person-details.ts';
import { RENEWAL_CAUSES } from '../../../../shared/user-forms/renewal/renewal.ts';
import { BusinessIdLookup, Returned, TaxNumberValidation } from '../../../../shared/user-forms/induction-findings.ts';

/** The details that lists show, empty where not given; the other details lie beside the row. */
export const ShownDetails = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  taxNumber: z.string(),
});
const SHOWN_DETAILS = { firstName: true, lastName: true, company: true, taxNumber: true } as const;

/** What the row copies unchanged from an induction. */
export const Shown = z.object({
  created: Timestamp,
  signed: z.nullable(Timestamp),
  approved: z.boolean(),
  archived: z.boolean(),
  signedCount: z.number(),
  pageCount: z.number(),
  formName: z.string(),
  /** The expiry dates of the cards on its pages, as far as the cards have been synchronised. */
  cardExpiries: z.optional(z.readonly(z.array(z.string()))),
  /** The last day (`YYYY-MM-DD`) of its validity; absent without an end. */
  validUntil: z.optional(z.string()),
  /** Stored only where it is false. */
  needsApproval: z.optional(z.boolean()),
  /** The version of its form that asks for a renewal of it, once its worker was told. */
  renewalAsked: z.optional(z.number()),
  /** Whether a renewal stands in its place, as far as that has been followed. */
  isRenewed: z.optional(z.boolean()),
});

/** What a list row shows, projected into the index. */
export const UserFormRowData = z.object({
  ...ShownDetails.shape,
  ...Shown.shape,
  formId: Id,
  taxNumberState: z._default(z.nullable(z.string()), null),
  /** The day (`YYYY-MM-DD`) on which the person is 18, of whom was younger at the start. */
  comesOfAge: z.optional(z.string()),
});
export type UserFormRowData = z.infer<typeof UserFormRowData>;

/** When and as whom it was first signed. */
const BilledAs = z.object({ at: z.string(), person: z.string(), name: z.string() });

/** What a new induction stores beside its row. */
const Beside = z.object({
  formVersion: z.number(),
  /** Counts changes of `user`. */
  version: z.number(),
  isDetailsComplete: z._default(z.boolean(), false),
  approvedBy: z.nullable(NamedRef),
  /** The sum of the reading times of the signed pages. */
  readSeconds: z.number(),
  /** Grows whenever earlier tokens of this induction must end. */
  epoch: z.number(),
  pin: z.string(),
  language: z._default(WorkerLanguages, 'fi'),
  resumeKeyHash: z.string(),
  claimedBy: z.nullable(Id),
  skipEmail: z._default(z.boolean(), false),
  /** Whether the link to continue was sent to an e-mail address of the worker. */
  isLinkSent: z._default(z.boolean(), false),
  taxNumberValidation: z.nullable(TaxNumberValidation),
  /** What it renews, the version of that, and why. */
  renewalOf: z.optional(z.object({ _id: Id, formVersion: z.number(), cause: z.enum(RENEWAL_CAUSES) })),
});

/** What only later updates write. */
const Later = z.object({
  /** Whether the link was sent to the worker's phone number, while there was no e-mail address. */
  isLinkTexted: z._default(z.boolean(), false),
  businessIdLookup: z._default(z.nullable(BusinessIdLookup), null),
  returned: z._default(z.nullable(Returned), null),
  /** Null until it is first signed. */
  billedAs: z._default(z.nullable(BilledAs), null),
  /** The renewal that was begun last. */
  renewedBy: z.optional(Id),
  /** When all of it was erased but what the site’s list of workers keeps. */
  listedOnly: z.optional(Timestamp),
});

export const StoredHead = z.object({
  _id: Id,
  company: Id,
  ...Beside.shape,
  ...Later.shape,
  user: z.omit(PersonDetails, SHOWN_DETAILS),
  row: UserFormRowData,
});
export type StoredHead = z.infer<typeof StoredHead>;

type Heads = z.infer<typeof Beside> & z.infer<typeof Shown> & Omit<z.infer<typeof Later>, 'isLinkTexted'>;

/** An induction without its pages: one small item that every signing updates. */
export type UserFormHead = Heads & {
  _id: string;
  company: string;
  inductionFormId: string;
  user: PersonDetails;
  isLinkTexted?: boolean;
  /** The site's name as the form gives it, known only during the start; it is not stored. */
  siteName?: string;
};

export const shownOf = (head: UserFormHead): z.infer<typeof Shown> => picked(Shown, head);
export const besideOf = (head: UserFormHead): z.infer<typeof Beside> => picked(Beside, head);

function picked<S extends z.ZodMiniObject>({ shape }: S, from: z.infer<S>): z.infer<S> {
  const given = Object.keys(shape).filter((name) => from[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, from[name]])) as z.infer<S>;
}

export const StoredPageFields = z.object({
  version: z.number(),
  answers: z.record(z.string(), z.unknown()),
  signed: z._default(z.nullable(Timestamp), null),
  /** SHA-256 over the content and answers that the signature covers; null while unsigned. */
  hash: z._default(z.nullable(z.string()), null),
  /** How often the page's exam was answered wrong; absent where no tries were counted. */
  failedTries: z.optional(z.number()),
  /** Absent for drawings signed under an earlier release. */
  signatureTimes: z.optional(SignatureTimes),
  /** Of a page that a renewal took over as read: where and when it was read. */
  carried: z.optional(z.object({ userFormId: Id, signed: Timestamp })),
  /** In which language it was read and signed; of a carried page also the version of the form then. Absent where it was the base. */
  shownIn: z.optional(z.extend(ShownIn, { version: z.optional(z.number()) })),
});

/** One page of an induction, with its events; an untouched page has no item. */
export type StoredPage = z.infer<typeof StoredPageFields> & { index: number };

/** One line of the history: a signing, a change after it, or a return of it; `hash` covers the signed content. */
export type PageEvent = {
  at: string;
  by: string;
  what: 'signed' | 'changed' | 'returned';
  hash: string;
  /** The language that the hash covers; absent for the base. */
  shownIn?: StoredPage['shownIn'];
};
