import * as z from 'zod/mini';
import { LEAST_WATCH_EVERY, MOST_WATCH_EVERY, MOST_WATCH_MINUTES } from './watch-limits.ts';

/** What a permit form says of its permits beside their pages; part of the form's version. */
export const PermitSettings = z.object({
  /** Whether its permits want their zones for themselves. */
  exclusive: z._default(z.boolean(), false),
  /** For how long somebody watches after each day of work, 0 for no watch, and how often they make a round (rule 4.12). */
  watchMinutes: z._default(z.int().check(z.minimum(0), z.maximum(MOST_WATCH_MINUTES)), 0),
  watchEvery: z._default(z.int().check(z.minimum(LEAST_WATCH_EVERY), z.maximum(MOST_WATCH_EVERY)), 15),
  /** Whether whoever is chosen has an approved induction that is valid on every day of the permit (rule 4.13). */
  needsInduction: z._default(z.boolean(), false),
  /** Whether staff have approved the cards that are required. */
  needsApprovedCards: z._default(z.boolean(), false),
  /** Whether a worker may not grant their own permit. */
  forbidsOwnGrant: z._default(z.boolean(), false),
});
export type PermitSettings = z.infer<typeof PermitSettings>;
