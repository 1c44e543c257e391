import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Id, text } from '../core/fields.ts';

/** What is billed of one company; `user` is `First Last`, empty where nobody gave a name. */
const BillingRow = z.object({
  id: Id,
  company: z.string(),
  counts: z.array(
    z.object({
      inductionForm: z.object({ _id: Id, pin: z.string(), name: z.string() }),
      inductionCount: z.number(),
    }),
  ),
  /** What is billed a month, by `YYYY-MM`, oldest first; a month without anything is left out. */
  months: z.array(z.object({ month: z.string(), inductionCount: z.number() })),
  dropped: z.array(z.object({ user: z.string(), reason: z.enum(['unsigned', 'archived', 'duplicate']) })),
});
export type BillingRow = z.infer<typeof BillingRow>;

export const reportApi = {
  billing: endpoint({
    method: 'GET',
    path: '/reports/billing',
    summary:
      'Inductions to bill, from the first of a month (`YYYY-MM-01`) to the first of another; to root of every company.',
    access: { roles: ['admin'] },
    query: z.object({ start: text(30), end: text(30) }),
    reply: z.array(BillingRow),
    errors: ['validation_failed'],
  }),
};
