import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';
import { Id, NamedRef, Timestamp } from '../core/fields.ts';
import { listOf, ListQuery } from '../core/list.ts';
import { GATE_REASONS, VERDICTS } from './gate-verdict.ts';
import { PASS_STATES } from './pass-state.ts';

const Judged = z.object({
  userFormId: Id,
  verdict: z.enum(VERDICTS),
  state: z.enum(PASS_STATES),
});

/** A person found at the gate. */
const GateRow = z.extend(Judged, { passId: Id, name: z.string(), employer: z.string() });

/** A person as a phone at the gate keeps them: no picture, number or birthday. */
const GateListRow = z.object({
  name: z.string(),
  employer: z.string(),
  verdict: z.enum(VERDICTS),
  passId: Id,
  /** The passes of the person's other inductions of the site; absent without any. */
  otherPassIds: z.optional(z.array(Id)),
});

/** One person at the gate: why they enter or do not, and their cards with a token for each picture. */
const GatePerson = z.extend(Judged, {
  /** The pass by which the person’s presence is noted. */
  passId: Id,
  person: z.object({ name: z.string(), employer: z.string() }),
  reasons: z.array(z.enum(GATE_REASONS)),
  /** The last valid day (`YYYY-MM-DD`); null without an end. */
  validUntil: z.nullable(z.string()),
  cards: z.array(
    z.object({
      _id: Id,
      name: z.string(),
      expires: z.string(),
      state: z.enum(['expired', 'warn', 'valid', 'none']),
      imageSrc: z.string(),
      fileToken: z.nullable(z.string()),
    }),
  ),
  /** Since when the person is on the site; null where the site does not note it. */
  presence: z.nullable(z.object({ since: z.nullable(Timestamp) })),
});

export const gateShapes = {
  find: {
    summary:
      'The people of a project by the beginnings of their names, from three letters on, or by all digits of an induction or a tax number; at most ten. The best induction of a person counts.',
    query: z.object({ q: z.string().check(z.trim(), z.minLength(3), z.maxLength(100)) }),
    reply: z.object({ items: z.array(GateRow) }),
    errors: ['not_found'],
  },
  people: {
    summary:
      'Everybody with a signed induction of a project and their verdicts, for a phone that stands at the gate without a network; a thousand inductions a page.',
    query: z.pick(ListQuery, { cursor: true }),
    reply: listOf(GateListRow),
    errors: ['not_found'],
  },
  get: {
    summary:
      'Whether a person enters a project’s site, by the id of their induction or of its pass; the best of their inductions of the site counts.',
    reply: GatePerson,
    errors: ['not_found'],
  },
  sitesOfPass: {
    summary: 'The open projects of the caller’s company that a pass may be shown at.',
    reply: z.object({ items: z.array(NamedRef) }),
    errors: ['not_found'],
  },
} satisfies Shapes;
