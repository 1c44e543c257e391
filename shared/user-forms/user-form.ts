import * as z from 'zod/mini';
import { InputSettings, ProjectTexts } from '../content/forms/form-settings.ts';
import { UserPage } from '../content/pages/page.ts';
import { PersonFitness } from '../content/person-fitness.ts';
import { ShownIn } from '../content/pages/shown-in.ts';
import { TEXT_MARKS } from '../content/translation/text-marks.ts';
import { Id, NamedRef, Timestamp, Version, WorkerLanguages } from '../core/fields.ts';
import { BusinessIdLookup, Returned, TaxNumberValidation } from './induction-findings.ts';
import { RENEWAL_CAUSES } from './renewal/renewal.ts';
import { PersonDetails } from './person-details.ts';

const Validity = z.object({
  /** The last day (`YYYY-MM-DD`) on which it is valid, fixed when it is signed; null without an end, and while it is unsigned. */
  validUntil: z.nullable(z.string()),
  /** Whether it is valid only once staff have approved it. */
  needsApproval: z.boolean(),
});

/** What is asked of an induction, and what stands in its place. */
const Renewal = z.object({
  /** What its form demands of inductions of its version; null for nothing. */
  demand: z.nullable(z.object({ reason: z.string(), by: z.nullable(z.string()) })),
  /** The renewal that was begun last; null where there is none. */
  begun: z.nullable(z.object({ userFormId: Id, passId: Id, isInForce: z.boolean() })),
});

export const UserFormMeta = z.object({
  created: Timestamp,
  signed: z.nullable(Timestamp),
  approved: z.boolean(),
  approvedBy: z.nullable(NamedRef),
  archived: z.boolean(),
  /** Both present once it is signed. */
  ...z.partial(Validity).shape,
  sourceFormId: Id,
  /** The 9-digit PIN with which a logged-in user finds this induction to claim it. */
  pin: z.string(),
  name: z.string(),
  taxNumberValidation: z.nullable(TaxNumberValidation),
  businessIdLookup: z.optional(z.nullable(BusinessIdLookup)),
  /** Present only until the worker signs again. */
  returned: z.optional(Returned),
  /** Present once it is signed. */
  renewal: z.optional(Renewal),
  /** When all of it was erased but what the site’s list of workers keeps; absent else. */
  erased: z.optional(Timestamp),
  /** What it renews, and why; absent for one that renews nothing. */
  renewalOf: z.optional(z.object({ userFormId: Id, cause: z.enum(RENEWAL_CAUSES) })),
});

/** What a phone learns of an induction that its signing completed. */
export const Completed = z.object({ passId: Id, needsApproval: z.boolean() });
export type Completed = z.infer<typeof Completed>;

/** One worker's induction as the API answers it. */
export const UserForm = z.object({
  _id: Id,
  company: Id,
  /** Counts changes of `user` only; each page has its own version. */
  version: Version,
  user: PersonDetails,
  meta: UserFormMeta,
  pages: z.array(UserPage),
  pagesSigned: z.string(),
  /** Its pass, at `/passes/{passId}`; present once it is signed. */
  passId: z.optional(Id),
  adminEdits: z.array(z.string()),
  /** How many phones may note the worker at gates, for staff; absent without any. */
  phones: z.optional(z.number()),
  inductionForm: z.object({
    _id: Id,
    name: z.string(),
    project: ProjectTexts,
    inputSettings: InputSettings,
    /** In which the form is shown, the first of them the one it is written in; absent where that is Finnish alone. */
    languages: z.optional(z.array(WorkerLanguages)),
    marks: z.optional(z.record(z.string(), z.enum(TEXT_MARKS))),
  }),
  /** Of a form in several languages: the one in which it is shown here, and the revision of its translation. */
  ...z.partial(ShownIn).shape,
  /** Opens the pictures of the answers. */
  fileToken: z.string(),
  /** Opens the author's pictures on the pages: `images/inductionForm/{inductionForm._id}/`. */
  formImageToken: z.string(),
  /** Opens the author's documents: `documents/inductionForm/{inductionForm._id}/`. */
  formDocumentToken: z.string(),
});
export type UserForm = z.infer<typeof UserForm>;

export const UserFormRow = z.object({
  _id: Id,
  company: Id,
  user: z.object({ firstName: z.string(), lastName: z.string(), company: z.string(), taxNumber: z.string() }),
  meta: z.object({
    created: Timestamp,
    signed: z.nullable(Timestamp),
    approved: z.boolean(),
    archived: z.boolean(),
    ...Validity.shape,
    /** Whether its form asks for a renewal, and whether one stands in its place; both lag by seconds. */
    isRenewalAsked: z.boolean(),
    isRenewed: z.boolean(),
    name: z.string(),
    sourceFormId: Id,
    taxNumberState: z.nullable(z.string()),
  }),
  pagesSigned: z.string(),
  /** Expiry dates (`YYYY-MM-DD`) of the cards on its pages; absent until it is signed and its cards have been read. */
  cardExpiries: z.optional(z.array(z.string())),
  /** The day (`YYYY-MM-DD`) on which the person is 18, of whom was younger when they began. */
  comesOfAge: z.optional(z.string()),
});
export type UserFormRow = z.infer<typeof UserFormRow>;

/** A row of a user's own inductions, which may belong to several companies. */
export const OwnUserFormRow = z.extend(UserFormRow, { companyName: z.string() });
export type OwnUserFormRow = z.infer<typeof OwnUserFormRow>;

/** What a logged-in user sees of the induction behind a 9-digit PIN before claiming it. */
export const UserFormTeaser = z.object({ _id: Id, name: z.string(), companyName: z.string() });

/** A person whom a permit of the project may name: the worker of a signed induction, with their cards. */
export const PermitCandidate = z.object({
  userFormId: Id,
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  ...PersonFitness.shape,
});
export type PermitCandidate = z.infer<typeof PermitCandidate>;
