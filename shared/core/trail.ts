import * as z from 'zod/mini';
import { NamedRef, Timestamp } from './fields.ts';

/** What happens to inductions, users and forms. Cards and permits tell of theirs with themselves. */
export const TRAIL_EVENTS = [
  'started',
  'pageSigned',
  'pageChanged',
  'completed',
  'approved',
  'approvalTakenBack',
  'returned',
  'archived',
  'unarchived',
  'adminEdit',
  'claimed',
  'claimEnded',
  'created',
  'changed',
  'emailAsked',
  'emailChanged',
  'emailVerified',
  'passwordChanged',
  'signPinChanged',
  'sessionsEnded',
  'factorsReset',
  'published',
  'settingsChanged',
] as const;

/** By a login, on the worker's own phone, or by a link that was mailed. */
export const TRAIL_WAYS = ['login', 'phone', 'link', 'key'] as const;

export const TrailEvent = z.object({
  at: Timestamp,
  what: z.enum(TRAIL_EVENTS),
  /** A user, the worker themselves, or the product. */
  by: z.enum(['user', 'worker', 'product']),
  /** Null where it is no user, or where the caller does not learn the names of users. */
  user: z.nullable(NamedRef),
  how: z.optional(z.enum(TRAIL_WAYS)),
  /** The number and title of a page, or the number of a version. */
  place: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** What was one thing and became another; values that are not told are null. */
  changes: z.optional(
    z.array(z.object({ field: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) })),
  ),
});
export type TrailEvent = z.infer<typeof TrailEvent>;

/** Newest first, at most 200. */
export const Trail = z.object({ items: z.array(TrailEvent) });
export type Trail = z.infer<typeof Trail>;
