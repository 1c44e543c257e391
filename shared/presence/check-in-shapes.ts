import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';
import { Id } from '../core/fields.ts';
import { Project } from '../projects/project.ts';
import { PresenceEvent, PresenceKind } from './presence-event.ts';
import { Instant } from './presence-shapes.ts';

/** 128 bits that a worker's phone holds; they note presence and open nothing. */
const CheckInKey = Id;

const OwnPresence = z.object({
  checkInKey: CheckInKey,
  kind: PresenceKind,
  /** When it happened and when it was sent, both by the phone's clock; without `at` it is now. */
  at: z.optional(Instant),
  sentAt: z.optional(Instant),
});

export const checkInShapes = {
  gate: {
    summary: 'The site whose gate a poster stands at, where workers note themselves.',
    reply: z.object({ name: z.string() }),
    errors: ['not_found', 'too_many_requests'],
  },
  note: {
    summary:
      'Notes the arrival or leaving of the worker whose phone holds the key. 401 for a key that has ended; 409 `invalid_state` with the gate’s reasons as issues for an arrival that the gate refuses.',
    body: OwnPresence,
    reply: z.object({ ...z.pick(PresenceEvent, { kind: true, at: true }).shape, day: z.string(), site: z.string() }),
    status: 201,
    errors: ['not_found', 'unauthorized', 'invalid_state', 'bad_time', 'too_many_requests'],
  },
  renewGate: {
    summary: 'Draws the code of a site’s gate anew: posters with the former one lead nowhere.',
    reply: Project,
    status: 201,
    errors: ['not_found', 'invalid_state', 'version_conflict'],
  },
  giveKey: {
    summary:
      'Gives the phone of a signed induction the key by which it notes its worker; null where no site of the induction lets workers note themselves.',
    reply: z.object({ checkInKey: z.nullable(CheckInKey) }),
    status: 201,
    errors: ['not_found', 'invalid_state'],
  },
  endKeys: {
    summary: 'Ends the keys of all phones that note the worker of an induction.',
    reply: z.object({}),
    errors: ['not_found'],
  },
} satisfies Shapes;
