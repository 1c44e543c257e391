import * as z from 'zod/mini';
import { filledLine, Id } from '../fields.ts';
import { MOST_ZONES, ZONE_CHARACTERS } from './zone-limits.ts';

/** A part of a site, by which permits say where the work is. */
export const Zone = z.object({ _id: Id, name: z.string() });
export type Zone = z.infer<typeof Zone>;

/** A part of a plan's width or height, from its upper left corner. */
const Share = z.number().check(z.minimum(0), z.maximum(1));
/** A place on the plan of a site. */
export const PlanPoint = z.object({ x: Share, y: Share });
export type PlanPoint = z.infer<typeof PlanPoint>;

/** A zone as its site has it: with its place on the plan, where it is marked. */
export const SiteZone = z.extend(Zone, { point: z.optional(PlanPoint) });
export type SiteZone = z.infer<typeof SiteZone>;

/** A zone as it is written: a new one has no id, or one that the project does not know, and gets its own. One without `point` keeps its place, null takes it away. */
export const WrittenZone = z.object({
  _id: z.optional(Id),
  name: filledLine(ZONE_CHARACTERS),
  point: z.optional(z.nullable(PlanPoint)),
});
export type WrittenZone = z.infer<typeof WrittenZone>;

export const WrittenZones = z.array(WrittenZone).check(z.maxLength(MOST_ZONES));
