import * as z from 'zod/mini';
import { InputSettings, ProjectTexts } from '../content/form-settings.ts';
import { UserPage } from '../content/page.ts';
import { Id, NamedRef, Timestamp, Version } from '../core/fields.ts';
import { PersonDetails } from './details.ts';

/** The outcome of a tax-number check; `state` never says registered when nothing was asked (domain 1). */
export const TaxNumberValidation = z.object({
  state: z.enum([
    'registered',
    'name_mismatch',
    'birthday_mismatch',
    'not_found',
    'format_error',
    'not_checked',
    'checked_by_hand',
  ]),
  checkedAt: Timestamp,
  /** The host that was asked. */
  source: z.string(),
  /** Whether first names (by word), last names and birthday agree with the register; null where it did not tell. */
  isFirstNameRight: z.optional(z.nullable(z.boolean())),
  isLastNameRight: z.optional(z.nullable(z.boolean())),
  isBirthdayRight: z.optional(z.nullable(z.boolean())),
});

/** How the business id of the worker's company was found, or why not. */
export const BusinessIdLookup = z.object({
  state: z.enum(['given', 'found', 'several', 'not_found', 'not_checked']),
  businessId: z.nullable(z.string()),
  checkedAt: Timestamp,
  source: z.string(),
});

/** Why and by whom pages (from 0) were given back to the worker, to be signed anew. */
const Returned = z.object({ at: Timestamp, by: NamedRef, reason: z.string(), pages: z.array(z.number()) });

export const UserFormMeta = z.object({
  created: Timestamp,
  signed: z.nullable(Timestamp),
  approved: z.boolean(),
  approvedBy: z.nullable(NamedRef),
  archived: z.boolean(),
  sourceFormId: Id,
  /** The 9 digits by which a logged-in user finds this induction to claim it. */
  pin: z.string(),
  name: z.string(),
  taxNumberValidation: z.nullable(TaxNumberValidation),
  businessIdLookup: z.optional(z.nullable(BusinessIdLookup)),
  /** Only while it waits to be signed anew. */
  returned: z.optional(Returned),
});

/** One worker's induction in the shape of the specification. */
export const UserForm = z.object({
  _id: Id,
  company: Id,
  /** Counts changes of `user` only; each page has its own. */
  version: Version,
  user: PersonDetails,
  meta: UserFormMeta,
  pages: z.array(UserPage),
  pagesSigned: z.string(),
  adminEdits: z.array(z.string()),
  inductionForm: z.object({ _id: Id, name: z.string(), project: ProjectTexts, inputSettings: InputSettings }),
  /** Opens the pictures of the answers. */
  fileToken: z.string(),
  /** Opens the pictures that the author put on the pages: `images/inductionForm/{inductionForm._id}/`. */
  formImageToken: z.string(),
  /** Opens the author's documents: `documents/inductionForm/{inductionForm._id}/`. */
  formDocumentToken: z.string(),
});
export type UserForm = z.infer<typeof UserForm>;

/** A row of a list of user forms: what the list shows. */
export const UserFormRow = z.object({
  _id: Id,
  company: Id,
  user: z.object({ firstName: z.string(), lastName: z.string(), company: z.string(), taxNumber: z.string() }),
  meta: z.object({
    created: Timestamp,
    signed: z.nullable(Timestamp),
    approved: z.boolean(),
    archived: z.boolean(),
    name: z.string(),
    sourceFormId: Id,
    taxNumberState: z.nullable(z.string()),
  }),
  pagesSigned: z.string(),
  /** The expiry dates (`YYYY-MM-DD`) of the cards on its pages; absent until it is signed and they have been read. */
  cardExpiries: z.optional(z.array(z.string())),
});
export type UserFormRow = z.infer<typeof UserFormRow>;

/** A row of somebody's own inductions, which may be of several companies. */
export const OwnUserFormRow = z.extend(UserFormRow, { companyName: z.string() });
export type OwnUserFormRow = z.infer<typeof OwnUserFormRow>;

/** What a logged-in user may see of the induction behind a 9-digit PIN, before claiming it. */
export const UserFormTeaser = z.object({ _id: Id, name: z.string(), companyName: z.string() });

/** Somebody whom a permit of the project may name: the person of a signed induction, with their cards. */
export const PermitCandidate = z.object({
  userFormId: Id,
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  cards: z.array(z.object({ _id: Id, name: z.string(), expires: z.string(), approved: z.boolean() })),
});
export type PermitCandidate = z.infer<typeof PermitCandidate>;
