import * as z from 'zod/mini';
import { userKey } from '../../keys.ts';
import type { Write } from '../../table.ts';

/** The secret link of a user's calendar: its hash, since when it is open (ISO 8601 UTC), and the user's epoch then. */
export const OwnCalendar = z.object({ hash: z.string(), opened: z.string(), epoch: z.optional(z.number()) });
export type OwnCalendar = z.infer<typeof OwnCalendar>;

type Owner = { calendar?: OwnCalendar | undefined; epoch: number };

/** The link while it lives: a later epoch of its user ends it, as it ends every session. */
export function livingCalendar({ calendar, epoch }: Owner): OwnCalendar | undefined {
  return calendar?.epoch === epoch ? calendar : undefined;
}

/** Gives a user's calendar another link, or none; ConditionFailed where the user is gone. */
export function ownCalendarWrite(userId: string, calendar: OwnCalendar | undefined): Write {
  const write = { update: userKey(userId), condition: 'attribute_exists(PK)' };
  if (!calendar) return { ...write, set: 'REMOVE calendar' };
  return { ...write, set: 'SET calendar = :calendar', values: { ':calendar': calendar } };
}
