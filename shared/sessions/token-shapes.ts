import * as z from 'zod/mini';
import { TokenReply } from '../core/caller.ts';
import type { Shapes } from '../core/endpoint.ts';
import { ResumeKey } from '../core/fields.ts';

export const tokenShapes = {
  userFormToken: {
    summary: 'A token for a freshly started induction that holds no personal data yet.',
    reply: TokenReply,
    errors: ['not_found', 'code_required', 'too_many_requests'],
  },
  resumeUserForm: {
    summary: 'A token for the phone that started the induction, by its resume key.',
    body: z.object({ resumeKey: ResumeKey }),
    reply: TokenReply,
    errors: ['not_found', 'code_required', 'too_many_requests'],
  },
} satisfies Shapes;
