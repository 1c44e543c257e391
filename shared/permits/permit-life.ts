import * as z from 'zod/mini';
import { isRealDate } from '../content/real-date.ts';
import { PERSON_ROLES } from '../content/blocks/person/person-roles.ts';
import { DailyTime, Reason } from './permit-fields.ts';
import { Id, NamedRef, Timestamp } from '../core/fields.ts';
import { EVENT_WAYS } from './permit-event.ts';
import { HAND_OVER_TURNS } from './permit-moves.ts';

/** Why a granted permit rests, and who said so. */
export const Suspension = z.object({
  reason: z.string(),
  by: NamedRef,
  /** The person as whom they said it, and that one's role; absent where a user did by theirs. */
  person: z.optional(z.string()),
  role: z.optional(z.enum(PERSON_ROLES)),
  at: Timestamp,
});
export type Suspension = z.infer<typeof Suspension>;

const Day = z.string().check(z.refine(isRealDate, { params: { code: 'invalid_format' } }));

/** The body that asks for a later end; the daily end stays where it is left out. */
export const ExtensionAsked = z.object({
  endTime: Day,
  dailyEndTime: z.optional(DailyTime),
  reason: Reason,
});
export type ExtensionAsked = z.infer<typeof ExtensionAsked>;

/** A later end that waits for a grantor; the permit ends as before until one signs it. */
export const Extension = z.object({
  endTime: z.string(),
  dailyEndTime: z.string(),
  reason: z.string(),
  by: NamedRef,
  at: Timestamp,
});
export type Extension = z.infer<typeof Extension>;

/** A word that the watch left on a round; `photo` is the name of a picture in the permit's folder. */
const Round = z.object({
  /** By which the phone knows it, so that a lost answer doubles nothing. */
  id: z.optional(z.string()),
  at: Timestamp,
  by: NamedRef,
  how: z.enum(EVENT_WAYS),
  word: z.string(),
  photo: z.nullable(z.string()),
  /** Whether `at` is the phone's time, since the round was made without a network. */
  isPhoneTime: z.optional(z.boolean()),
  isLate: z.optional(z.boolean()),
});

/** The watch after a day of work; `fullAt` is null while it runs. */
export const Watch = z.object({
  day: z.string(),
  endedAt: Timestamp,
  minutes: z.number(),
  every: z.number(),
  rounds: z.array(Round),
  fullAt: z.nullable(Timestamp),
});
export type Watch = z.infer<typeof Watch>;

/** A hand-over that is not signed by everybody yet: `personId` stays responsible until then. */
export const handOverOf = <Person extends z.ZodMiniType>(person: Person) =>
  z.object({ personId: Id, person, turn: z.enum(HAND_OVER_TURNS), by: NamedRef, at: Timestamp });
