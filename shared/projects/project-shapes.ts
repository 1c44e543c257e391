import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';
import { Version } from '../core/fields.ts';
import { listOf, ListQuery } from '../core/list.ts';
import { NewProject, Project, ProjectDraft, ProjectRow } from './project.ts';

export const projectShapes = {
  list: {
    summary: 'The projects of a company; `archived` tells those that have ended.',
    query: ListQuery,
    reply: listOf(ProjectRow),
  },
  get: {
    summary: 'One project with its induction forms and reminder settings.',
    reply: Project,
    errors: ['not_found'],
  },
  create: {
    summary: 'Creates a project; without a name it has the name of a new one.',
    body: NewProject,
    reply: Project,
    status: 201,
  },
  update: {
    summary: 'Saves a project; its induction forms are those of its company.',
    body: z.extend(ProjectDraft, { version: Version }),
    reply: Project,
    errors: ['not_found', 'version_conflict'],
  },
  remove: {
    summary: 'Removes a project that has neither cards of its own nor permits.',
    reply: z.object({}),
    errors: ['not_found', 'in_use'],
  },
  end: {
    summary: 'Ends a project: no card of it is reminded of any more.',
    reply: Project,
    errors: ['not_found'],
  },
  reopen: {
    summary: 'Reopens a project that has ended.',
    reply: Project,
    errors: ['not_found'],
  },
} satisfies Shapes;
