import * as z from 'zod/mini';
import { filledLine, Id } from './fields.ts';
import { MOST_ZONES, ZONE_CHARACTERS } from './zone-limits.ts';

/** A part of a site, by which permits say where the work is. */
export const Zone = z.object({ _id: Id, name: z.string() });
export type Zone = z.infer<typeof Zone>;

/** A zone as it is written: a new one has no id, or one that the project does not know, and gets its own. */
export const WrittenZone = z.object({ _id: z.optional(Id), name: filledLine(ZONE_CHARACTERS) });
export type WrittenZone = z.infer<typeof WrittenZone>;

export const WrittenZones = z.array(WrittenZone).check(z.maxLength(MOST_ZONES));
