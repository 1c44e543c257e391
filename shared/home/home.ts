import * as z from 'zod/mini';
import { PERSON_ROLES } from '../content/blocks/person/person-roles.ts';
import { Id, NamedRef, Timestamp } from '../core/fields.ts';
import { PermitRow } from '../permits/permit-row.ts';

/** A number that was counted up to a limit: `isMore` where there may be more. */
const Count = z.object({ count: z.number(), isMore: z.boolean() });

/** A permit in a list of the home page, with its site. */
const SitePermit = z.object({
  ...z.pick(PermitRow, { _id: true, number: true, name: true, formName: true }).shape,
  site: NamedRef,
  ...z.pick(PermitRow, { startDate: true, endTime: true, dailyStartTime: true, dailyEndTime: true }).shape,
});
export type SitePermit = z.infer<typeof SitePermit>;

/** A permit that waits for the caller's own signature. */
const PermitToSign = z.extend(SitePermit, { role: z.enum(PERSON_ROLES) });
export type PermitToSign = z.infer<typeof PermitToSign>;

const InductionToApprove = z.object({
  _id: Id,
  name: z.string(),
  /** The person's employer. */
  company: z.string(),
  signed: Timestamp,
  form: NamedRef,
});
export type InductionToApprove = z.infer<typeof InductionToApprove>;

const HomeCard = z.object({
  _id: Id,
  person: z.string(),
  name: z.string(),
  /** `YYYY-MM-DD`; empty where the card does not expire. */
  expires: z.string(),
  /** A site that shows the card; null where none does. */
  site: z.nullable(NamedRef),
});
export type HomeCard = z.infer<typeof HomeCard>;

/** An induction whose last valid day is near. */
const EndingInduction = z.object({
  _id: Id,
  person: z.string(),
  /** `YYYY-MM-DD`. */
  validUntil: z.string(),
  /** A site of its form; null where none is open. */
  site: z.nullable(NamedRef),
});

/** The permits of a site by what they ask for. */
export const PermitCounts = z.object({
  valid: z.number(),
  /** That wait for a signature. */
  waiting: z.number(),
  /** Whose work rests for now, and whose watch runs after the work. */
  suspended: z.number(),
  watched: z.number(),
  /** That are granted and begin later. */
  coming: z.number(),
  /** That have ended, and whose work nobody has accepted. */
  expired: z.number(),
});
export type PermitCounts = z.infer<typeof PermitCounts>;

/** What an open site stands at; a number is absent where the caller may not read what it counts. */
export const SiteStanding = z.object({
  _id: Id,
  name: z.string(),
  /** Present where the site notes presence and the caller may know who is on it. */
  presence: z.optional(z.literal(true)),
  /** Inductions that wait for approval. */
  waiting: z.optional(z.number()),
  permits: z.optional(PermitCounts),
  expiredCards: z.optional(z.number()),
});
export type SiteStanding = z.infer<typeof SiteStanding>;

export const Sites = z.object({ items: z.array(SiteStanding), isMore: z.boolean() });
export type Sites = z.infer<typeof Sites>;

/** The steps of a new company, in order. */
export const FIRST_STEPS = ['site', 'form', 'poster', 'people'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

const HomeForm = z.object({ _id: Id, name: z.string(), kind: z.enum(['induction', 'permit']), modified: Timestamp });
export type HomeForm = z.infer<typeof HomeForm>;

/** The first page of staff; a part is absent where it is nothing to the caller's roles. */
export const Home = z.object({
  /** What waits for the caller. */
  toSign: z.optional(z.extend(Count, { items: z.array(PermitToSign) })),
  toApprove: z.optional(
    z.extend(Count, {
      items: z.array(InductionToApprove),
      /** How many wait in each form. */
      forms: z.array(z.extend(NamedRef, { count: z.number() })),
    }),
  ),
  toCheck: z.optional(z.extend(Count, { items: z.array(HomeCard) })),
  /** The granted permits that end today, soonest first. */
  endingToday: z.optional(z.array(SitePermit)),
  /** The permits valid now that end later, soonest first. */
  valid: z.optional(z.extend(Count, { items: z.array(SitePermit) })),
  /** The cards that expire within a week, soonest first. */
  expiring: z.optional(z.extend(Count, { items: z.array(HomeCard) })),
  /** The inductions whose last valid day lies within a week, soonest first. */
  ending: z.optional(
    z.extend(Count, {
      items: z.array(EndingInduction),
      /** How many there are on each open site. */
      sites: z.array(z.extend(NamedRef, { count: z.number() })),
    }),
  ),
  sites: z.optional(Sites),
  /** The forms changed last, for those who only write forms. */
  forms: z.optional(z.array(HomeForm)),
  /** What the caller can do to begin, while something of it is undone. */
  steps: z.optional(z.array(z.object({ step: z.enum(FIRST_STEPS), isDone: z.boolean(), formId: z.optional(Id) }))),
});
export type Home = z.infer<typeof Home>;
