import * as z from 'zod/mini';
import { Timestamp } from '../core/fields.ts';
import { RETENTION_KINDS } from './retention-rules.ts';

const RETENTION_STATES = ['looking', 'nothing', 'announced', 'ending', 'ended'] as const;

/** How much of a kind a run found or ended, and the oldest day (`YYYY-MM-DD`). */
export const RetentionCount = z.object({ kind: z.enum(RETENTION_KINDS), count: z.number(), oldest: z.string() });
export type RetentionCount = z.infer<typeof RetentionCount>;

/** A company's last retention run, from its dry run on. */
export const RetentionRun = z.object({
  state: z.enum(RETENTION_STATES),
  /** When it was begun. */
  begun: Timestamp,
  /** When the dry run stood on the desk and was mailed; null until then. */
  announced: z.nullable(Timestamp),
  /** From when on it erases. */
  endsFrom: z.nullable(Timestamp),
  ended: z.nullable(Timestamp),
  found: z.array(RetentionCount),
  taken: z.array(RetentionCount),
  /** SHA-256 over the ids that the dry run found. */
  manifest: z.nullable(z.string()),
});
export type RetentionRun = z.infer<typeof RetentionRun>;
