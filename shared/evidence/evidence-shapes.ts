import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';
import { Id, Timestamp } from '../core/fields.ts';

const Key = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  alg: z.literal('ES256'),
  use: z.literal('sig'),
  kid: z.string(),
  x: z.string(),
  y: z.string(),
  since: Timestamp,
  until: z.optional(Timestamp),
  revokedAt: z.optional(Timestamp),
});

const Day = z.object({ company: Id, day: z.string(), root: z.string(), leaves: z.number(), at: Timestamp });

/** An evidence file, as docs/evidence.md describes it: canonical JSON to the byte. */
const File = z.object({
  format: z.literal('tyomaaportti-evidence-1'),
  sub: z.string(),
  company: Id,
  issuer: z.string(),
  made: Timestamp,
  names: z.record(z.string(), z.string()),
  links: z.array(
    z.object({
      link: z.record(z.string(), z.unknown()),
      seal: z.string(),
      content: z.optional(z.record(z.string(), z.unknown())),
    }),
  ),
  parts: z.record(z.string(), z.unknown()),
  days: z.array(
    z.object({
      day: z.string(),
      n: z.number(),
      path: z.array(z.object({ side: z.enum(['left', 'right']), hash: z.string() })),
    }),
  ),
  seal: z.string(),
});

/** Where a file above 4 MB is read, for an hour. */
const FileAt = z.object({ url: z.string() });

/** Null while nothing of it is sealed. */
const Mark = z.object({ mark: z.nullable(z.string()) });

export const evidenceShapes = {
  keys: {
    summary: 'Every public key that ever sealed evidence, as a JWK set.',
    reply: z.object({ keys: z.array(Key) }),
  },
  days: {
    summary: 'The roots of the days of a company’s evidence, newest first.',
    query: z.object({ company: z.optional(Id) }),
    reply: z.object({ days: z.array(Day) }),
  },
  ofUserForm: {
    summary:
      'The evidence of an induction: its sealed chain with what it covers, one canonical JSON text; above 4 MB the address where that is read for an hour.',
    reply: z.union([File, FileAt]),
    errors: ['not_found', 'invalid_state', 'seal_pending'],
  },
  ofPermit: {
    summary:
      'The evidence of a permit: its sealed chain with what it covers, one canonical JSON text; above 4 MB the address where that is read for an hour.',
    reply: z.union([File, FileAt]),
    errors: ['not_found', 'invalid_state', 'seal_pending'],
  },
  markOfUserForm: {
    summary: 'The mark of the newest link of an induction’s chain, as prints show it.',
    reply: Mark,
    errors: ['not_found'],
  },
  markOfPermit: {
    summary: 'The mark of the newest link of a permit’s chain, as prints show it.',
    reply: Mark,
    errors: ['not_found'],
  },
} satisfies Shapes;
