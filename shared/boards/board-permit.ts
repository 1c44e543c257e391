import * as z from 'zod/mini';
import { PERSON_ROLES } from '../content/blocks/person/person-roles.ts';
import { Id, Timestamp } from '../core/fields.ts';
import { Zone } from '../core/zones/zone.ts';

/** What a board knows of an open permit: neither its contents nor any person but who grants it, shortened. */
export const BoardPermit = z.object({
  _id: Id,
  number: z.string(),
  name: z.string(),
  formName: z.string(),
  /** Whether it waits for signatures; else it is granted. */
  isWaiting: z.boolean(),
  /** Whose turn it is while it waits. */
  waitingFor: z.nullable(z.enum(PERSON_ROLES)),
  grantor: z.string(),
  zones: z.array(Zone),
  startDate: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  dailyStartTime: z.string(),
  dailyEndTime: z.string(),
  exclusive: z.boolean(),
  watchMinutes: z.number(),
  /** When a running watch will be full. */
  watchUntil: z.nullable(Timestamp),
  /** Since when no work may be done. */
  suspended: z.nullable(Timestamp),
});
export type BoardPermit = z.infer<typeof BoardPermit>;
