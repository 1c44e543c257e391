import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';
import { Id, text } from '../core/fields.ts';

/** A company's billed inductions; `user` is `First Last`, empty without a name. */
const BillingRow = z.object({
  id: Id,
  company: z.string(),
  counts: z.array(
    z.object({
      inductionForm: z.object({ _id: Id, pin: z.string(), name: z.string() }),
      inductionCount: z.number(),
    }),
  ),
  /** Counts by `YYYY-MM`, oldest first; empty months are left out. */
  months: z.array(z.object({ month: z.string(), inductionCount: z.number() })),
  dropped: z.array(z.object({ user: z.string(), reason: z.enum(['unsigned', 'archived', 'duplicate']) })),
});
export type BillingRow = z.infer<typeof BillingRow>;

export const reportShapes = {
  billing: {
    summary:
      'Inductions to bill, from the first of a month (`YYYY-MM-01`) to the first of another; to root of every company.',
    query: z.object({ start: text(30), end: text(30) }),
    reply: z.array(BillingRow),
    errors: ['validation_failed'],
  },
} satisfies Shapes;
