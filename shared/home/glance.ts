import * as z from 'zod/mini';
import { Timestamp } from '../core/fields.ts';
import { PermitCounts, SiteStanding } from './home.ts';

/** A site as it stood on a morning; a number is absent where the caller may not read what it counts. */
const GlanceDay = z.object({
  /** `YYYY-MM-DD`. */
  date: z.string(),
  waiting: z.optional(z.number()),
  validPermits: z.optional(z.number()),
  waitingPermits: z.optional(z.number()),
  expiredPermits: z.optional(z.number()),
  expiringCards: z.optional(z.number()),
  /** How many people were on the site, once the day is over. */
  onSite: z.optional(z.number()),
  endingInductions: z.optional(z.number()),
});
export type GlanceDay = z.infer<typeof GlanceDay>;
export type GlanceNumber = Exclude<keyof GlanceDay, 'date'>;

/** One site at a glance: what waits, what is valid, what expires. Each part is absent where the caller may not read it. */
export const Glance = z.object({
  ...z.pick(SiteStanding, { waiting: true }).shape,
  /** How many people are on the site now; absent also where it notes no presence. */
  onSite: z.optional(z.number()),
  /** `isMore`: the company has more open permits than were counted. */
  permits: z.optional(z.extend(PermitCounts, { isMore: z.boolean() })),
  /** The cards that expire within 30 days, as they were counted at an instant; null before the first count. */
  expiringCards: z.optional(z.nullable(z.object({ count: z.number(), at: Timestamp }))),
  /** The inductions whose last valid day lies within 30 days, as the cards. */
  endingInductions: z.optional(z.nullable(z.object({ count: z.number(), at: Timestamp }))),
  /** The last 14 days that were counted, oldest first. */
  days: z.array(GlanceDay),
});
export type Glance = z.infer<typeof Glance>;
