import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';
import { Version } from '../core/fields.ts';
import { listOf, ListQuery } from '../core/list.ts';
import { WrittenZones } from '../core/zones/zone.ts';
import { NewProject, ProjectDraft, ProjectRow, ShownProject } from './project.ts';

export const projectShapes = {
  list: {
    summary: 'The projects of a company; `archived` tells those that have ended.',
    query: ListQuery,
    reply: listOf(ProjectRow),
  },
  get: {
    summary: 'One project with its induction forms and reminder settings.',
    reply: ShownProject,
    errors: ['not_found'],
  },
  create: {
    summary: 'Creates a project; without a name it has the name of a new one.',
    body: NewProject,
    reply: ShownProject,
    status: 201,
  },
  update: {
    summary: 'Saves a project; its induction forms are those of its company.',
    body: z.extend(ProjectDraft, { version: Version }),
    reply: ShownProject,
    errors: ['not_found', 'version_conflict', 'in_use'],
  },
  remove: {
    summary: 'Removes a project that has neither cards of its own nor permits.',
    reply: z.object({}),
    errors: ['not_found', 'in_use'],
  },
  end: {
    summary: 'Ends a project: no card of it is reminded of any more.',
    reply: ShownProject,
    errors: ['not_found'],
  },
  saveZones: {
    summary:
      'Saves the zones of a site in their order, and their places on its plan; one that an open permit names cannot go. `plan` is the picture as a data URL, or the name that it has; null takes it away, and with it the places.',
    body: z.object({ zones: WrittenZones, plan: z.optional(z.nullable(z.string())), version: Version }),
    reply: ShownProject,
    errors: ['not_found', 'version_conflict', 'in_use', 'too_large'],
  },
  openBoard: {
    summary: 'Opens the board of a site, or draws its address anew; the former address and posters end.',
    reply: ShownProject,
    status: 201,
    errors: ['not_found', 'invalid_state'],
  },
  closeBoard: {
    summary: 'Closes the board of a site; its address and posters end.',
    reply: ShownProject,
    errors: ['not_found'],
  },
  reopen: {
    summary: 'Reopens a project that has ended.',
    reply: ShownProject,
    errors: ['not_found'],
  },
} satisfies Shapes;
