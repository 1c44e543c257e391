import * as z from 'zod/mini';
import { TokenReply } from '../core/caller.ts';
import { endpoint } from '../core/endpoint.ts';
import { ResumeKey, text } from '../core/fields.ts';

const Credentials = z.object({
  email: text(254),
  password: z.string().check(z.maxLength(255)),
});

export const sessionApi = {
  login: endpoint({
    method: 'POST',
    path: '/login',
    summary: 'Signs a staff user in.',
    access: { anyone: true },
    body: Credentials,
    reply: TokenReply,
    errors: ['loginFailed', 'too_many_requests'],
  }),
  userFormToken: endpoint({
    method: 'GET',
    path: '/token/:id',
    summary: 'A token for a freshly started induction that holds no personal data yet.',
    access: { anyone: true },
    reply: TokenReply,
    errors: ['not_found', 'code_required', 'too_many_requests'],
  }),
  resumeUserForm: endpoint({
    method: 'POST',
    path: '/token/:id',
    summary: 'A token for the phone that started the induction, by its resume key.',
    access: { anyone: true },
    body: z.object({ resumeKey: ResumeKey }),
    reply: TokenReply,
    errors: ['not_found', 'code_required', 'too_many_requests'],
  }),
};
