import * as z from 'zod/mini';
import { PERSON_ROLES } from '../content/blocks/person/person-roles.ts';
import { Id, Timestamp } from '../core/fields.ts';
import { Zone } from '../core/zones/zone.ts';
import { BOARD_STATES } from './board-states.ts';

/** A permit as a board tells of it. */
export const BoardRow = z.object({
  /** For staff alone. */
  _id: z.optional(Id),
  number: z.string(),
  name: z.string(),
  form: z.string(),
  state: z.enum(BOARD_STATES),
  zones: z.array(Zone),
  /** `M. Virtanen`: who grants it. */
  grantor: z.string(),
  /** Whose turn it is to sign, of one that waits. */
  waitingFor: z.nullable(z.enum(PERSON_ROLES)),
  startDate: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  dailyStartTime: z.string(),
  dailyEndTime: z.string(),
  /** Whether the hour is one of its daily hours. */
  isWorkTime: z.boolean(),
  /** Since when a suspended one rests. */
  since: z.nullable(Timestamp),
  /** When the watch that runs will be full. */
  until: z.nullable(Timestamp),
});
export type BoardRow = z.infer<typeof BoardRow>;

/** The open permits of a site, or of one of its zones, as they stand at an instant. */
export const Board = z.object({
  /** The site's name. */
  name: z.string(),
  at: Timestamp,
  /** In the order of the site; of a zone's own board that zone alone. */
  zones: z.array(Zone),
  permits: z.array(BoardRow),
  /** The id of the board that whoever has it reads; absent from a zone's own board, null where there is none. */
  link: z.optional(z.nullable(Id)),
});
export type Board = z.infer<typeof Board>;
