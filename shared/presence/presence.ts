import * as z from 'zod/mini';
import { Id, Timestamp } from '../core/fields.ts';
import { PresenceEvent } from './presence-event.ts';

/** One person's day on a site: everything that was noted of the stays that began on it. */
export const PresenceDay = z.object({
  userFormId: Id,
  name: z.string(),
  employer: z.string(),
  events: z.array(PresenceEvent),
});
export type PresenceDay = z.infer<typeof PresenceDay>;

/** Somebody who is on the site. */
export const PresentPerson = z.object({
  userFormId: Id,
  passId: Id,
  name: z.string(),
  employer: z.string(),
  since: Timestamp,
});
export type PresentPerson = z.infer<typeof PresentPerson>;
