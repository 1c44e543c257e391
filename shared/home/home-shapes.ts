import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';
import { Id } from '../core/fields.ts';
import { Glance } from './glance.ts';
import { Home, Sites } from './home.ts';

const OfCompany = z.object({ company: z.optional(Id) });

export const homeShapes = {
  get: {
    summary: "What waits for the caller, today's permits, what expires this week and the open sites; each by roles.",
    query: OfCompany,
    reply: Home,
  },
  sites: {
    summary: 'The open sites with their counts; a number is absent where the caller may not read what it counts.',
    query: OfCompany,
    reply: Sites,
  },
  onSite: {
    summary: 'How many people are on each site now that notes presence; a site that nobody is on is left out.',
    query: OfCompany,
    reply: z.object({ items: z.array(z.object({ _id: Id, count: z.number() })) }),
  },
  glance: {
    summary:
      'One site at a glance, with its last 14 mornings; a number is absent where the caller may not read what it counts.',
    reply: Glance,
    errors: ['not_found'],
  },
} satisfies Shapes;
