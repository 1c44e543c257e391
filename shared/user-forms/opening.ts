import * as z from 'zod/mini';
import { NamedRef, Timestamp } from '../core/fields.ts';

/** How staff come to see a worker's record: its page, a printed report, the gate, its evidence, a file made of it. */
export const OPENING_WAYS = ['record', 'report', 'gate', 'evidence', 'export'] as const;
export type OpeningWay = (typeof OPENING_WAYS)[number];

/** Who opened a record on a day, and by which ways, with the first time of each. */
export const Opening = z.object({
  day: z.string(),
  by: NamedRef,
  ways: z.array(z.object({ way: z.enum(OPENING_WAYS), at: Timestamp })),
});
export type Opening = z.infer<typeof Opening>;
