import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';
import { Id } from '../core/fields.ts';
import { GATE_REASONS, VERDICTS } from './gate-verdict.ts';
import { PASS_STATES } from './pass-state.ts';

const Judged = z.object({
  userFormId: Id,
  verdict: z.enum(VERDICTS),
  state: z.enum(PASS_STATES),
});

/** A person found at the gate. */
const GateRow = z.extend(Judged, { name: z.string(), employer: z.string() });

/** One person at the gate: why they enter or do not, and their cards with a token for each picture. */
const GatePerson = z.extend(Judged, {
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
});

export const gateShapes = {
  find: {
    summary:
      'The people of a project by the beginnings of their names, from three letters on, or by the nine digits of an induction; at most ten.',
    query: z.object({ q: z.string().check(z.trim(), z.minLength(3), z.maxLength(100)) }),
    reply: z.object({ items: z.array(GateRow) }),
    errors: ['not_found'],
  },
  get: {
    summary: 'Whether a person enters a project’s site, by the id of their induction or of its pass.',
    reply: GatePerson,
    errors: ['not_found'],
  },
} satisfies Shapes;
