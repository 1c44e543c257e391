import * as z from 'zod/mini';
import { Id, NamedRef, Timestamp } from '../core/fields.ts';
import { GATE_REASONS, VERDICTS } from '../gate/gate-verdict.ts';

export const PRESENCE_KINDS = ['in', 'out'] as const;
export const PresenceKind = z.enum(PRESENCE_KINDS);
export type PresenceKind = z.infer<typeof PresenceKind>;

/** An arrival or a leaving as it was noted. A wrong one is struck and stays in sight. */
export const PresenceEvent = z.object({
  _id: Id,
  kind: PresenceKind,
  /** When it happened, by the server's clock. */
  at: Timestamp,
  /** When it reached the server. */
  noted: Timestamp,
  /** Who noted it; null where the worker did. */
  by: z.nullable(NamedRef),
  /** What the gate said of an arrival; null for a leaving. */
  verdict: z.nullable(z.enum(VERDICTS)),
  reasons: z.array(z.enum(GATE_REASONS)),
  struck: z.nullable(z.object({ at: Timestamp, by: NamedRef, reason: z.string() })),
});
export type PresenceEvent = z.infer<typeof PresenceEvent>;
