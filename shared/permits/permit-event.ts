import * as z from 'zod/mini';
import { ShownIn } from '../content/pages/shown-in.ts';
import { PERSON_ROLES } from '../content/blocks/person/person-roles.ts';
import { NamedRef, Timestamp } from '../core/fields.ts';
import { Overlap } from './overlap.ts';
import { PERMIT_STATUSES } from './permit-state.ts';

const Role = z.enum(PERSON_ROLES);
const Status = z.enum(PERMIT_STATUSES);

/** A reason that somebody gave; `by` is their name. */
export const Said = z.object({ reason: z.string(), by: z.string(), role: Role, at: Timestamp });

export const PERMIT_EVENTS = [
  'created',
  'copied',
  'submitted',
  'edited',
  'signed',
  'rejected',
  'cancelled',
  'archived',
  'unarchived',
  'imageDeleted',
  'pinDrawn',
  'pinAsked',
  'pinsWait',
  'suspended',
  'resumed',
  'extensionAsked',
  'extended',
  'extensionRefused',
  'extensionLapsed',
  'handOverAsked',
  'handOverSigned',
  'handedOver',
  'handOverRefused',
  'workEnded',
  'watchRound',
  'watchFull',
  'overlapped',
] as const;

/** How a person is identified: by login, by a PIN of the permit, or by their own PIN. */
export const EVENT_WAYS = ['login', 'pin', 'ownPin'] as const;

/** A permit's last day and its daily end. */
export const PermitEnd = z.object({ endTime: z.string(), dailyEndTime: z.string() });
export type PermitEnd = z.infer<typeof PermitEnd>;

/**
 * In which language the form's texts were read, the revision of their translation, and the SHA-256 of those texts as they were shown; absent
 * for the form's first language.
 */
export const PermitShownIn = z.extend(ShownIn, { hash: z.string() });

export const PermitEvent = z.object({
  at: Timestamp,
  what: z.enum(PERMIT_EVENTS),
  /** Absent when nobody is known: wrong PINs that blocked typed PINs for a time. */
  by: z.optional(NamedRef),
  how: z.optional(z.enum(EVENT_WAYS)),
  from: z.nullable(Status),
  to: Status,
  /** The role whose turn or PIN it was. */
  role: z.optional(Role),
  person: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** Of an extension: the end before it, and the end that it asks for. */
  formerEnd: z.optional(PermitEnd),
  newEnd: z.optional(PermitEnd),
  /** To whom a worker hands the permit over. */
  toPerson: z.optional(z.string()),
  /** The permit that was granted beside this one, and where and when. */
  overlap: z.optional(Overlap),
  /** Why this one was granted beside others, of which one wants its zones for itself. */
  overlapReason: z.optional(z.string()),
  /** Who gave out the code, when the server showed it to somebody instead of sending it to its person. */
  pinGivenBy: z.optional(z.string()),
  /** The person or user on whose phone another person signed. */
  onPhoneOf: z.optional(NamedRef),
  /** SHA-256 of everything that the signature covers. */
  hash: z.optional(z.string()),
  shownIn: z.optional(PermitShownIn),
});
export type PermitEvent = z.infer<typeof PermitEvent>;
