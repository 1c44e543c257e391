import * as z from 'zod/mini';
import { PERSON_ROLES } from '../content/blocks/person/person-roles.ts';
import { Id, NamedRef, Timestamp } from '../core/fields.ts';
import { EVENT_WAYS, PermitShownIn } from './permit-event.ts';
import { CARD_PROBLEMS } from './required-card.ts';
import { PERSON_STATUSES } from './permit-chain.ts';

/** A drawn or typed signature; `value` is the name of a picture in the permit's folder, or empty. */
const PersonSignature = z.object({
  value: z.string(),
  location: z.string(),
  date: z.string(),
  typed: z.optional(z.boolean()),
});

/** A person of a permit. PINs are never read back. */
export const PermitPerson = z.object({
  _id: Id,
  role: z.enum(PERSON_ROLES),
  status: z.enum(PERSON_STATUSES),
  firstName: z.string(),
  lastName: z.string(),
  /** The person's employer. */
  company: z.string(),
  /** Visible only to those who may read the whole permit, and to the person. */
  email: z.optional(z.string()),
  phoneNumber: z.optional(z.string()),
  /** Whether messages reach the person; visible only to those who may read the whole permit. */
  isReachable: z.optional(z.boolean()),
  /** The title of the block where somebody chose the person. */
  title: z.string(),
  userFormId: z.nullable(Id),
  userId: z.nullable(Id),
  cardId: z.nullable(Id),
  /** The card's current name and expiry. */
  card: z.nullable(z.object({ name: z.string(), expires: z.string(), approved: z.optional(z.boolean()) })),
  /** The name of the card that the block asks for, or empty; whether the person cannot sign without that card. */
  cardRequirement: z.string(),
  cardIsMandatory: z.boolean(),
  /** Whether staff must have approved that card; stored only where they must. */
  needsApprovedCard: z.optional(z.boolean()),
  /** Whether the person watches after the work (rule 4.12); stored only where they do. */
  isWatch: z.optional(z.boolean()),
  cardProblem: z.nullable(z.enum(CARD_PROBLEMS)),
  /** When the person signed or refused. */
  signed: z.nullable(Timestamp),
  signature: z.nullable(PersonSignature),
  reason: z.nullable(z.string()),
  shownIn: z.optional(PermitShownIn),
  /** By what the signature was given: whose login or PIN; absent for signatures from before this field. */
  collected: z.optional(z.object({ how: z.enum(EVENT_WAYS), by: NamedRef })),
  /** To whom a worker has handed the permit over, and from whom this one has it. */
  handedOver: z.optional(z.object({ to: z.string(), at: Timestamp })),
  tookOver: z.optional(z.object({ from: z.string(), at: Timestamp })),
  /** Who gave out the signing code, when the server showed it to somebody instead of sending it to the person. */
  pinGivenBy: z.optional(z.string()),
  /** The person or user on whose phone this person signed. */
  onPhoneOf: z.optional(NamedRef),
  /** Who asked for a code that another user may see and give out; visible only to those who may read the whole permit. */
  pinAskedBy: z.optional(NamedRef),
  /**
   * Mail about the permit bounced: when, why, and whether the product stopped sending to the address; visible only to those who may read
   * the whole permit.
   */
  mailReturned: z.optional(
    z.object({ reason: z.enum(['bounced', 'complained']), at: Timestamp, isSuppressed: z.boolean() }),
  ),
});
export type PermitPerson = z.infer<typeof PermitPerson>;
