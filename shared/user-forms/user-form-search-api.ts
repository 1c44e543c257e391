import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { listOf, ListQuery } from '../core/list.ts';
import { OwnUserFormRow, PermitCandidate, UserForm, UserFormRow, UserFormTeaser } from './user-form.ts';

const READERS = ['orientations', 'manager', 'admin'] as const;

const OwnQuery = z.pick(ListQuery, { limit: true, cursor: true, archived: true });

/** How inductions are found other than by their form. */
export const userFormSearchApi = {
  mine: endpoint({
    method: 'GET',
    path: '/user-forms/my-inductions',
    summary: "The caller's own inductions, of whatever company, newest first.",
    access: { loggedIn: true },
    query: OwnQuery,
    reply: listOf(OwnUserFormRow),
  }),
  byIds: endpoint({
    method: 'GET',
    path: '/user-forms/ids/:ids',
    summary:
      'Up to 50 whole inductions by comma-separated ids, in their order; those that cannot be read are left out.',
    access: { loggedIn: true },
    reply: z.array(UserForm),
    errors: ['bad_request'],
  }),
  ofUser: endpoint({
    method: 'GET',
    path: '/user-forms/user/:userId',
    summary: 'The inductions that a user has claimed: all to themselves, those of the own company to an admin.',
    access: { loggedIn: true },
    query: OwnQuery,
    reply: listOf(OwnUserFormRow),
    errors: ['forbidden'],
  }),
  findByPin: endpoint({
    method: 'GET',
    path: '/user-forms',
    summary: 'The induction behind a 9-digit PIN, by which it may then be claimed.',
    access: { loggedIn: true },
    query: z.object({ pin: z.string().check(z.maxLength(20)) }),
    reply: UserFormTeaser,
    errors: ['induction_not_found', 'too_many_requests'],
  }),
  listOfProject: endpoint({
    method: 'GET',
    path: '/projects/:id/userForms',
    summary: 'The inductions of all induction forms of a project.',
    access: { roles: READERS },
    query: z.extend(ListQuery, { state: z.optional(z.enum(['all', 'waiting', 'approved'])) }),
    reply: listOf(UserFormRow),
    errors: ['not_found'],
  }),
  permitCandidates: endpoint({
    method: 'GET',
    path: '/projects/:id/userForm/users',
    summary: 'The persons of the signed inductions of a project, with their cards, for its permits.',
    access: { roles: ['permitCRUD', 'orientations'] },
    query: ListQuery,
    reply: listOf(PermitCandidate),
    errors: ['not_found'],
  }),
};
