import type { Shapes } from '../core/endpoint.ts';
import { Pass } from './pass.ts';

export const passShapes = {
  get: {
    summary: 'A worker’s pass: who was inducted where, whether it is valid, and the states of their cards.',
    reply: Pass,
    errors: ['not_found', 'too_many_requests'],
  },
} satisfies Shapes;
