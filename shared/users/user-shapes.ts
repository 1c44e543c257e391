import * as z from 'zod/mini';
import { PERSON_ROLES } from '../content/blocks/person/person-roles.ts';
import type { Shapes } from '../core/endpoint.ts';
import { PersonFitness } from '../content/person-fitness.ts';
import { Id } from '../core/fields.ts';
import { listOf, ListQuery } from '../core/list.ts';
import { Trail } from '../core/trail.ts';
import { User, UserChange, UserDraft, UserRow } from './user.ts';

/** Errors of calls that ask for the password again when the login is older than five minutes. */
const CONFIRMING = ['confirm_required', 'wrong_password', 'too_many_requests'] as const;

const PermitPerson = z.object({
  userId: Id,
  name: z.string(),
  permitRole: z.nullable(z.enum(PERSON_ROLES)),
  /** Where asked for: what their own inductions in the company tell, the best of them; null without any. */
  fitness: z.optional(z.nullable(PersonFitness)),
});

export const userShapes = {
  list: {
    summary: 'The users of a company.',
    query: ListQuery,
    reply: listOf(UserRow),
  },
  permitPersons: {
    summary:
      "The company's users by name, to be chosen into a permit, with the role that each usually has in permits, and with `fitness=true` their cards and inductions.",
    query: z.extend(ListQuery, { fitness: z.optional(z.literal('true')) }),
    reply: listOf(PermitPerson),
  },
  get: {
    summary: 'One user: oneself, or one of the company.',
    reply: User,
    errors: ['not_found'],
  },
  events: {
    summary: 'What happened to the account of a user, newest first: of oneself, or of one of the company.',
    reply: Trail,
    errors: ['not_found'],
  },
  name: {
    summary: 'The name of a user of the company.',
    reply: z.object({ name: z.string() }),
    errors: ['not_found'],
  },
  create: {
    summary:
      'Creates a user and mails them an invitation to choose a password, or with one a link that verifies their address.',
    body: UserDraft,
    reply: User,
    status: 201,
    errors: ['emailAlreadyTaken', 'emailReserved', 'password_too_short', 'password_too_common', ...CONFIRMING],
  },
  update: {
    summary:
      'Saves a user. A new e-mail takes effect when it is verified; a new password or e-mail ends every other session. Password, e-mail, sign PIN and roles ask for `currentPassword` when the login is older than 5 minutes.',
    body: UserChange,
    /** `token` replaces the caller's own token, which a change of their own password or e-mail ends. */
    reply: z.extend(User, { token: z.optional(z.string()) }),
    errors: [
      'not_found',
      'version_conflict',
      'emailAlreadyTaken',
      'emailReserved',
      'password_too_short',
      'password_too_common',
      'pin_too_common',
      ...CONFIRMING,
    ],
  },
  remove: {
    summary: 'Removes a user and ends their sessions; their name stays in histories.',
    reply: z.object({}),
    errors: ['not_found', 'invalid_state', 'confirm_required'],
  },
  endSessions: {
    summary: 'Ends all sessions of a user: on every browser they log in again.',
    reply: z.object({}),
    errors: ['not_found'],
  },
  sendVerification: {
    summary: 'Mails the link again that verifies the user’s address.',
    reply: z.object({ success: z.literal(true) }),
    errors: ['not_found', 'invalid_state', 'too_many_requests'],
  },
  sendInvitation: {
    summary: 'Mails the invitation again to a user who has no password yet.',
    reply: z.object({ success: z.literal(true) }),
    errors: ['not_found', 'invalid_state', 'too_many_requests'],
  },
  verifyEmail: {
    summary: 'Verifies the address that a link was mailed to; a changed address takes effect with it.',
    reply: z.object({ success: z.literal(true), email: z.string() }),
    errors: ['not_found', 'expired', 'emailAlreadyTaken', 'emailReserved'],
  },
  undoEmail: {
    summary:
      'Makes a former address a user’s again, by the link that was mailed to it within 7 days; ends their sessions and their password, and answers a request by which they choose another.',
    reply: z.object({ email: z.string(), passwordRequest: z.string() }),
    errors: ['not_found', 'expired', 'emailAlreadyTaken', 'emailReserved'],
  },
} satisfies Shapes;
