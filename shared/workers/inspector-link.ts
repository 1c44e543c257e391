import * as z from 'zod/mini';
import { Id, Timestamp } from '../core/fields.ts';
import { Project } from '../projects/project.ts';
import { Worker } from './worker.ts';

/** A link by which an inspector reads a site's list of workers, as staff see it (rule 11.5). */
export const InspectorLink = z.object({
  _id: Id,
  created: Timestamp,
  by: z.object({ _id: z.string(), name: z.string() }),
  /** Until when it opens. */
  ends: Timestamp,
  /** When staff ended it before its time. */
  revoked: z.nullable(Timestamp),
  /** The newest openings, the newest first, and how many there were. */
  opened: z.array(Timestamp),
  openings: z.number(),
});
export type InspectorLink = z.infer<typeof InspectorLink>;

/** What the law lets an inspector see of a worker. */
export const InspectedWorker = z.pick(Worker, {
  _id: true,
  firstName: true,
  lastName: true,
  birthday: true,
  taxNumber: true,
  taxNumberState: true,
  employer: true,
  businessId: true,
  isSelfEmployed: true,
  isPosted: true,
  representative: true,
  start: true,
  end: true,
});
export type InspectedWorker = z.infer<typeof InspectedWorker>;

/** A site's whole list of workers at a moment, for an inspector. */
export const Inspection = z.object({
  linkId: Id,
  at: Timestamp,
  ends: Timestamp,
  company: z.string(),
  site: z.pick(Project, { name: true, startDate: true, endDate: true, ended: true }),
  workers: z.array(InspectedWorker),
});
export type Inspection = z.infer<typeof Inspection>;
