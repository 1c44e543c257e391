import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Version } from '../core/fields.ts';
import { listOf, ListQuery } from '../core/list.ts';
import { NewProject, Project, ProjectDraft, ProjectRow } from './project.ts';

const READERS = [
  'projectCRUD',
  'orientations',
  'cardR',
  'cardCRUD',
  'permitR',
  'permitCRUD',
  'manager',
  'admin',
] as const;
const WRITERS = ['projectCRUD'] as const;

export const projectApi = {
  list: endpoint({
    method: 'GET',
    path: '/projects',
    summary: 'The projects of a company; `archived` tells those that have ended.',
    access: { roles: READERS },
    query: ListQuery,
    reply: listOf(ProjectRow),
  }),
  get: endpoint({
    method: 'GET',
    path: '/projects/:id',
    summary: 'One project with its induction forms and reminder settings.',
    access: { roles: READERS },
    reply: Project,
    errors: ['not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/projects',
    summary: 'Creates a project; without a name it has the name of a new one.',
    access: { roles: WRITERS },
    body: NewProject,
    reply: Project,
    status: 201,
    once: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/projects/:id',
    summary: 'Saves a project; its induction forms are those of its company.',
    access: { roles: WRITERS },
    body: z.extend(ProjectDraft, { version: Version }),
    reply: Project,
    errors: ['not_found', 'version_conflict'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/projects/:id',
    summary: 'Removes a project that has neither cards of its own nor permits.',
    access: { roles: WRITERS },
    reply: z.object({}),
    errors: ['not_found', 'in_use'],
  }),
  end: endpoint({
    method: 'PUT',
    path: '/projects/:id/ended',
    summary: 'Ends a project: no card of it is reminded of any more.',
    access: { roles: WRITERS },
    reply: Project,
    errors: ['not_found'],
  }),
  reopen: endpoint({
    method: 'PUT',
    path: '/projects/:id/reopen',
    summary: 'Reopens a project that has ended.',
    access: { roles: WRITERS },
    reply: Project,
    errors: ['not_found'],
  }),
};
