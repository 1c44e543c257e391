import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';
import { Id, Version } from '../core/fields.ts';
import { listOf, ListQuery } from '../core/list.ts';
import { Day } from '../projects/project.ts';
import { Worker, WorkerEvent, WorkerFacts } from './worker.ts';

/** `day` and `month` ask who was on the list then; `missing=true` for the lines that lack legal data, `seemsEnded=true` for those who have not been on the site for 30 days. */
const WorkersQuery = z.extend(z.pick(ListQuery, { limit: true, cursor: true, q: true }), {
  day: z.optional(Day),
  month: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  missing: z.optional(z.enum(['true', 'false'])),
  seemsEnded: z.optional(z.literal('true')),
});

const WorkerPage = z.extend(listOf(Worker), {
  /** Of the whole list, whatever was asked for. */
  counts: z.object({ all: z.number(), missing: z.number(), seemsEnded: z.number() }),
});

const WholeWorker = z.extend(Worker, {
  /** The lines that staff joined to this one. */
  joined: z.array(Worker),
  history: z.array(WorkerEvent),
});

export const workerShapes = {
  list: {
    summary: 'The workers of a site, by name; a page of a filtered list may be short and still have a cursor.',
    query: WorkersQuery,
    reply: WorkerPage,
    errors: ['not_found'],
  },
  get: {
    summary: 'One worker of a site, with the corrections and the joined lines.',
    reply: WholeWorker,
    errors: ['not_found'],
  },
  add: {
    summary: 'Adds a worker who has no induction to the list of a site.',
    body: WorkerFacts,
    reply: WholeWorker,
    status: 201,
    errors: ['not_found'],
  },
  correct: {
    summary:
      'Corrects what the list holds of a worker; the induction stays as it is, and later changes of it leave corrected facts alone.',
    body: z.extend(WorkerFacts, { version: Version }),
    reply: WholeWorker,
    errors: ['not_found', 'version_conflict'],
  },
  join: {
    summary: 'Joins another line of the same person to this one; the list shows this one alone.',
    body: z.object({ version: Version, other: Id }),
    reply: WholeWorker,
    errors: ['not_found', 'version_conflict', 'invalid_state'],
  },
  part: {
    summary: 'Parts a joined line from this one.',
    body: z.object({ version: Version, other: Id }),
    reply: WholeWorker,
    errors: ['not_found', 'version_conflict', 'invalid_state'],
  },
} satisfies Shapes;
