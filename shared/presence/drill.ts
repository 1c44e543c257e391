import * as z from 'zod/mini';
import { Id, NamedRef, Timestamp } from '../core/fields.ts';

/** An evacuation, real or practised: when, how many were on the site and how many of them were found. Nobody's name is kept of it. */
export const Drill = z.object({
  _id: Id,
  started: Timestamp,
  /** Null while it goes on. */
  ended: z.nullable(Timestamp),
  by: NamedRef,
  people: z.number(),
  found: z.number(),
});
export type Drill = z.infer<typeof Drill>;

/** The evacuation that goes on, with the passes of those who were found. */
export const OpenDrill = z.extend(Drill, { foundPassIds: z.array(Id) });
export type OpenDrill = z.infer<typeof OpenDrill>;
