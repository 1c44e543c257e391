import * as z from 'zod/mini';
import { Id, Timestamp, Version } from '../core/fields.ts';
import { Day } from '../projects/project.ts';
import { PersonFacts } from '../user-forms/person-details.ts';
import { MissingDatum } from './missing-data.ts';

const { firstName, lastName, company, taxNumber, birthday, businessId } = PersonFacts.shape;
const { representativeName, representativeContact } = PersonFacts.shape;

/** The representative of a posted worker's employer, in Finland. */
export const Representative = z.object({
  name: representativeName,
  contact: representativeContact,
});

/** What the site's list holds of a worker, empty where it is not known; staff may correct all of it. */
export const WorkerFacts = z.object({
  firstName,
  lastName,
  /** `d.m.yyyy`. */
  birthday,
  taxNumber,
  employer: company,
  /** Finnish, or a foreign identifier. */
  businessId,
  isSelfEmployed: z.boolean(),
  isPosted: z.boolean(),
  representative: Representative,
  /** The first and the last day of work on the site as staff know them. */
  startDate: z.nullable(Day),
  endDate: z.nullable(Day),
});
export type WorkerFacts = z.infer<typeof WorkerFacts>;

/** Where the first day of work comes from; one of the approval or the signing is an estimate. */
export const StartSource = z.enum(['staff', 'presence', 'approval', 'signing']);
export const WorkStart = z.object({ date: z.string(), from: StartSource });
export type WorkStart = z.infer<typeof WorkStart>;

/** A line of the list: a person who works for an employer on the site. Days are `YYYY-MM-DD`. */
export const Worker = z.object({
  _id: Id,
  version: Version,
  ...WorkerFacts.shape,
  /** What the register said of the tax number; null where it was not asked. */
  taxNumberState: z.nullable(z.string()),
  start: z.nullable(WorkStart),
  end: z.nullable(z.string()),
  /** The last day of presence; null where the site notes none, or nobody was noted. */
  lastPresent: z.nullable(z.string()),
  missing: z.array(MissingDatum),
  /** The inductions that the line was made of. */
  userForms: z.array(z.string()),
});
export type Worker = z.infer<typeof Worker>;

/** A correction of one fact, or of what belongs together. */
export const WorkerEvent = z.object({
  at: Timestamp,
  by: z.object({ _id: z.string(), name: z.string() }),
  what: z.enum(['added', 'corrected', 'joined', 'parted']),
  /** The former values of what was corrected. */
  former: z.record(z.string(), z.unknown()),
});
export type WorkerEvent = z.infer<typeof WorkerEvent>;
