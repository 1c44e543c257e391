import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';
import { listOf, ListQuery } from '../core/list.ts';
import { Trail } from '../core/trail.ts';
import { Opening } from './opening.ts';

export const userFormTrailShapes = {
  events: {
    summary: 'What happened to an induction, newest first; its worker learns no names of users.',
    reply: Trail,
    errors: ['not_found'],
  },
  openings: {
    summary: 'Who opened an induction on which day and how, newest first; kept for two years.',
    query: z.pick(ListQuery, { limit: true, cursor: true }),
    reply: listOf(Opening),
    errors: ['not_found'],
  },
} satisfies Shapes;
