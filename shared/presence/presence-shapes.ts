import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';
import { filledLine, Id, Timestamp } from '../core/fields.ts';
import { listOf, ListQuery } from '../core/list.ts';
import { Day } from '../projects/project.ts';
import { Drill, OpenDrill } from './drill.ts';
import { PresenceEvent, PresenceKind } from './presence-event.ts';
import { MOST_TICKS, REASON_CHARACTERS } from './presence-limits.ts';
import { PresenceDay, PresentPerson } from './presence.ts';

const MOST_PEOPLE = 10_000;

/** An instant as a phone tells it. */
export const Instant = Timestamp.check(z.refine((given) => !Number.isNaN(Date.parse(given))));

const NewPresence = z
  .object({
    /** The induction of the person, or its pass: one of both. */
    userFormId: z.optional(Id),
    passId: z.optional(Id),
    kind: PresenceKind,
    /** When it happened and when it was sent, both by the phone's clock; without `at` it is now. */
    at: z.optional(Instant),
    sentAt: z.optional(Instant),
  })
  .check(
    z.refine(({ userFormId, passId }) => (userFormId === undefined) !== (passId === undefined), {
      path: ['userFormId'],
      params: { code: 'required' },
    }),
  );

const DrillChange = z.object({
  /** How many are on the caller's list; counts where the call starts the evacuation. */
  people: z.number().check(z.int(), z.minimum(0), z.maximum(MOST_PEOPLE)),
  /** Who was found, or was not after all. */
  ticks: z.array(z.object({ passId: Id, isFound: z.boolean() })).check(z.maxLength(MOST_TICKS)),
  isOver: z._default(z.boolean(), false),
  /** When it was done and when it was sent, both by the phone's clock; without `at` it is now. */
  at: z.optional(Instant),
  sentAt: z.optional(Instant),
});

export const presenceShapes = {
  note: {
    summary:
      'Notes that a person arrived at a site or left it; the same within 60 seconds is one. 422 `bad_time` for more than two minutes ahead or 24 hours back.',
    body: NewPresence,
    example: { userFormId: 'Vt0yq3WcT1mX9n2LbK5uRw', kind: 'in' },
    reply: z.extend(PresenceEvent, { userFormId: Id, day: z.string() }),
    status: 201,
    errors: ['not_found', 'invalid_state', 'bad_time'],
  },
  list: {
    summary: 'Who was on a site on a day (today by default), with all that was noted; up to 1,000 people a page.',
    query: z.extend(z.pick(ListQuery, { cursor: true }), { day: z.optional(Day) }),
    reply: z.extend(listOf(PresenceDay), { day: z.string() }),
    errors: ['not_found'],
  },
  onSite: {
    summary: 'Who is on a site now, since when; an arrival counts for 16 hours.',
    reply: z.object({ at: Timestamp, items: z.array(PresentPerson) }),
    errors: ['not_found'],
  },
  drills: {
    summary: 'The evacuations of a site, the newest first, and the one that goes on.',
    reply: z.object({ open: z.nullable(OpenDrill), items: z.array(Drill) }),
    errors: ['not_found'],
  },
  drill: {
    summary:
      'Starts an evacuation or goes on with the one that there is: ticks people off for everybody, and ends it. What was done before the newest one ended belongs to that one. 422 `bad_time` as for presence.',
    body: DrillChange,
    reply: OpenDrill,
    errors: ['not_found', 'invalid_state', 'bad_time'],
  },
  strike: {
    summary: 'Strikes a wrong event of a person’s day with a reason; it stays in sight and counts no more.',
    body: z.object({ day: Day, event: Id, reason: filledLine(REASON_CHARACTERS) }),
    reply: PresenceDay,
    errors: ['not_found'],
  },
} satisfies Shapes;
