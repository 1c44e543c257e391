import * as z from 'zod/mini';
import type { Shapes } from '../../core/endpoint.ts';
import { ResumeKey } from '../../core/fields.ts';
import { MessageQuery } from '../message-query.ts';
import { UserForm } from '../user-form.ts';

export const renewalShapes = {
  renew: {
    summary:
      'Starts a signed induction of the caller’s own anew, from the newest version of its form, with its details and cards; 409 with the id of a renewal that has begun.',
    query: MessageQuery,
    reply: z.extend(UserForm, { token: z.string(), resumeKey: ResumeKey }),
    status: 201,
    errors: ['not_found', 'invalid_state', 'too_many_requests', 'starts_held'],
  },
} satisfies Shapes;
