import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';
import { Timestamp } from '../core/fields.ts';

/** Since when the caller's calendar has its link; null without one. */
const OwnCalendar = z.object({ opened: z.nullable(Timestamp) });

export const calendarShapes = {
  get: {
    summary:
      'The work permits that are open and the days on which cards and inductions expire, of what the owner of the link may read: iCalendar (RFC 5545), without a person’s name.',
    reply: z.string(),
    mediaType: 'text/calendar; charset=utf-8',
    errors: ['not_found', 'too_many_requests'],
  },
  own: {
    summary: 'Whether the caller’s calendar has a link; never the link itself.',
    reply: OwnCalendar,
  },
  open: {
    summary:
      'Draws the secret link of the caller’s calendar, which this answer alone shows; a former one is dead. Asks for the password when the login is older than 5 minutes.',
    reply: z.extend(OwnCalendar, { url: z.string() }),
    errors: ['confirm_required'],
  },
  close: {
    summary: 'Ends the link of the caller’s calendar.',
    reply: OwnCalendar,
  },
} satisfies Shapes;
