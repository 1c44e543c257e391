import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';
import { Version } from '../core/fields.ts';
import { listOf, ListQuery } from '../core/list.ts';
import { WrittenZones } from '../core/zone.ts';
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
    errors: ['not_found', 'version_conflict', 'in_use'],
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
  saveZones: {
    summary: 'Saves the zones of a site in their order; one that an open permit names cannot go.',
    body: z.object({ zones: WrittenZones, version: Version }),
    reply: Project,
    errors: ['not_found', 'version_conflict', 'in_use'],
  },
  openBoard: {
    summary: 'Opens the board of a site, or draws its address anew; the former address and posters end.',
    reply: Project,
    status: 201,
    errors: ['not_found', 'invalid_state'],
  },
  closeBoard: {
    summary: 'Closes the board of a site; its address and posters end.',
    reply: Project,
    errors: ['not_found'],
  },
  reopen: {
    summary: 'Reopens a project that has ended.',
    reply: Project,
    errors: ['not_found'],
  },
} satisfies Shapes;
