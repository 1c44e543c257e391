import * as z from 'zod/mini';
import { PERSON_ROLES } from '../content/blocks/person/person-roles.ts';
import { Id, Timestamp } from '../core/fields.ts';
import { Zone } from '../core/zones/zone.ts';
import { PERMIT_STATES, PERMIT_STATUSES } from './permit-state.ts';

export const PermitRow = z.object({
  _id: Id,
  company: Id,
  project: Id,
  number: z.string(),
  name: z.string(),
  formName: z.string(),
  zones: z.array(Zone),
  status: z.enum(PERMIT_STATUSES),
  state: z.enum(PERMIT_STATES),
  isExpired: z.boolean(),
  archived: z.boolean(),
  pendingRole: z.nullable(z.enum(PERSON_ROLES)),
  /** The name of the person whose turn it is to sign; with the number of the others where several have their turn: `Matti Meikäläinen +2`. */
  waitingFor: z.nullable(z.string()),
  /** That person's user, if they are one. */
  waitingForUser: z.nullable(Id),
  /** The users among the others whose turn it is. */
  alsoWaitingForUsers: z.optional(z.array(Id)),
  /** Whether it rests, and whether a watch runs after a day's work. */
  isSuspended: z.boolean(),
  isWatched: z.boolean(),
  /** Whether anybody has signed or refused it. */
  isSigned: z.boolean(),
  startDate: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  dailyStartTime: z.string(),
  dailyEndTime: z.string(),
  created: Timestamp,
});
export type PermitRow = z.infer<typeof PermitRow>;
