import * as z from 'zod/mini';
import { tallyKey } from '../../keys.ts';
import type { Write } from '../../table.ts';
import { dueKind } from '../due-kind.ts';

const Change = () =>
  z.object({
    formId: z.string(),
    /** The form version of a started induction. */
    version: z.optional(z.number()),
    started: z.optional(z.number()),
    signed: z.optional(z.number()),
    waiting: z.optional(z.number()),
    latestSigned: z.optional(z.string()),
    /** The signed induction whose worker the lists of its sites follow. */
    worker: z.optional(z.object({ id: z.string() })),
    /** What webhooks of the company are told of that induction, and when it happened. */
    told: z.optional(
      z.object({ kind: z.enum(['induction.signed', 'induction.approved', 'induction.returned']), at: z.string() }),
    ),
    /** The form's addresses are told of that induction. */
    isNews: z.optional(z.literal(true)),
    /** The induction whose chain of evidence follows; of a signing of the whole, the hash of its details and whom a budget counts. */
    chain: z.optional(
      z.object({
        id: z.string(),
        signed: z.optional(z.object({ at: z.string(), details: z.string(), client: z.optional(z.string()) })),
      }),
    ),
    /** The started induction, for billing. */
    begun: z.optional(z.object({ id: z.string(), company: z.string(), at: z.string() })),
  });

/** A change of an induction that changes the counts of its form. */
export type TallyChange = z.infer<ReturnType<typeof Change>>;

declare module '../due-kind.ts' {
  interface DueWorkKinds {
    tally: { change: TallyChange };
  }
}

export const tally = dueKind('tally', () => z.object({ change: Change() }));

export function tallyWrite(id: string, at: string, change: TallyChange): Write {
  return { put: tally.item(tallyKey(id), { at, id }, { change }) };
}
