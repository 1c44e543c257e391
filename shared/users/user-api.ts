import * as z from 'zod/mini';
import { PERSON_ROLES } from '../content/kinds/person-intake.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/fields.ts';
import { listOf, ListQuery } from '../core/list.ts';
import { User, UserChange, UserDraft, UserRow } from './user.ts';

const ADMINS = ['admin'] as const;

const PermitPerson = z.object({
  userId: Id,
  name: z.string(),
  permitRole: z.nullable(z.enum(PERSON_ROLES)),
});

export const userApi = {
  list: endpoint({
    method: 'GET',
    path: '/users',
    summary: 'The users of a company.',
    access: { roles: ADMINS },
    query: ListQuery,
    reply: listOf(UserRow),
  }),
  permitPersons: endpoint({
    method: 'GET',
    path: '/users/permit-persons',
    summary: "The company's users by name, to be chosen into a permit, with the role that each usually has in permits.",
    access: { roles: ['permitCRUD'] },
    query: ListQuery,
    reply: listOf(PermitPerson),
  }),
  get: endpoint({
    method: 'GET',
    path: '/users/:id',
    summary: 'One user: oneself, or one of the company.',
    access: { roles: ADMINS, loggedIn: true },
    reply: User,
    errors: ['not_found'],
  }),
  name: endpoint({
    method: 'GET',
    path: '/users/:id/name',
    summary: 'The name of a user of the company.',
    access: { loggedIn: true },
    reply: z.object({ name: z.string() }),
    errors: ['not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/users',
    summary:
      'Creates a user and mails them an invitation to choose a password, or with one a link that verifies their address.',
    access: { roles: ADMINS },
    body: UserDraft,
    reply: User,
    status: 201,
    once: true,
    errors: ['emailAlreadyTaken', 'password_too_short', 'password_too_common'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/users/:id',
    summary: 'Saves a user. A new e-mail takes effect when it is verified; a new password ends every other session.',
    access: { roles: ADMINS, loggedIn: true },
    body: UserChange,
    /** `token` takes the place of the caller's own, which a change of their own password has ended. */
    reply: z.extend(User, { token: z.optional(z.string()) }),
    errors: ['not_found', 'version_conflict', 'emailAlreadyTaken', 'password_too_short', 'password_too_common'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/users/:id',
    summary: 'Removes a user and ends their sessions; their name stays in histories.',
    access: { roles: ADMINS },
    reply: z.object({}),
    errors: ['not_found', 'invalid_state'],
  }),
  sendVerification: endpoint({
    method: 'POST',
    path: '/users/:id/email-verifications',
    summary: 'Mails the link again that verifies the user’s address.',
    access: { roles: ADMINS, loggedIn: true },
    reply: z.object({ success: z.literal(true) }),
    once: true,
    errors: ['not_found', 'invalid_state', 'too_many_requests'],
  }),
  sendInvitation: endpoint({
    method: 'POST',
    path: '/users/:id/invitations',
    summary: 'Mails the invitation again to a user who has no password yet.',
    access: { roles: ADMINS },
    reply: z.object({ success: z.literal(true) }),
    once: true,
    errors: ['not_found', 'invalid_state', 'too_many_requests'],
  }),
  verifyEmail: endpoint({
    method: 'PUT',
    path: '/email-verifications/:id',
    summary: 'Verifies the address that a link was mailed to; a changed address takes effect with it.',
    access: { anyone: true },
    reply: z.object({ success: z.literal(true), email: z.string() }),
    errors: ['not_found', 'expired', 'emailAlreadyTaken'],
  }),
};
