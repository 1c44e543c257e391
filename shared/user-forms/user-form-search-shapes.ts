import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';
import { WorkerLanguages } from '../core/fields.ts';
import { listOf, ListQuery } from '../core/list.ts';
import { OwnUserFormRow, PermitCandidate, UserForm, UserFormRow, UserFormTeaser } from './user-form.ts';

const OwnQuery = z.pick(ListQuery, { limit: true, cursor: true, archived: true });

/** `renewal`: those to be renewed; `ending`: those whose last valid day lies within 30 days, soonest first. */
const ReviewQuery = z.extend(ListQuery, {
  state: z.optional(z.enum(['all', 'waiting', 'approved', 'renewal', 'ending'])),
});

export const userFormSearchShapes = {
  mine: {
    summary: "The caller's own inductions, of whatever company, newest first.",
    query: OwnQuery,
    reply: listOf(OwnUserFormRow),
  },
  byIds: {
    summary:
      'Up to 50 whole inductions by comma-separated ids, in their order; those that cannot be read are left out. `language` is that of their texts, as far as their forms are offered in it.',
    query: z.object({ language: z.optional(WorkerLanguages) }),
    reply: z.array(UserForm),
    errors: ['bad_request'],
  },
  ofUser: {
    summary: 'The inductions that a user has claimed: all to themselves, those of the own company to an admin.',
    query: OwnQuery,
    reply: listOf(OwnUserFormRow),
    errors: ['forbidden'],
  },
  findByPin: {
    summary: 'The induction behind a 9-digit PIN, by which it may then be claimed.',
    query: z.object({ pin: z.string().check(z.maxLength(20)) }),
    reply: UserFormTeaser,
    errors: ['induction_not_found', 'too_many_requests'],
  },
  listOfForm: {
    summary: 'The inductions started from one induction form.',
    query: ReviewQuery,
    reply: listOf(UserFormRow),
    errors: ['not_found'],
  },
  listOfProject: {
    summary: 'The inductions of all induction forms of a project.',
    query: ReviewQuery,
    reply: listOf(UserFormRow),
    errors: ['not_found'],
  },
  permitCandidates: {
    summary: 'The persons of the signed inductions of a project, with their cards, for its permits.',
    query: ListQuery,
    reply: listOf(PermitCandidate),
    errors: ['not_found'],
  },
} satisfies Shapes;
