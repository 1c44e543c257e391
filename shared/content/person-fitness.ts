import * as z from 'zod/mini';
import { Id } from '../core/fields.ts';

/** From the best to the worst; `missing` also where an induction is unfinished, returned or archived. */
export const INDUCTION_STANDINGS = ['good', 'waiting', 'expired', 'missing'] as const;
export type InductionStanding = (typeof INDUCTION_STANDINGS)[number];

/** What whoever chooses people for a permit is told of each. */
export const PersonFitness = z.object({
  cards: z.array(z.object({ _id: Id, name: z.string(), expires: z.string(), approved: z.boolean() })),
  /** How their induction stands today, and the last day (`YYYY-MM-DD`) of its validity; null without an end. */
  induction: z.enum(INDUCTION_STANDINGS),
  validUntil: z.nullable(z.string()),
  isUnder18: z.boolean(),
});
export type PersonFitness = z.infer<typeof PersonFitness>;
