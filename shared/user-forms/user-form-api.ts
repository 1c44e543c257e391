import * as z from 'zod/mini';
import { MAX_PAGES, SignatureTimes } from '../content/page.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id, Languages, ResumeKey, Timestamp, Version } from '../core/fields.ts';
import { listOf, ListQuery } from '../core/list.ts';
import { PersonDetails } from './details.ts';
import { EarlierCard } from './earlier-card.ts';
import { UserForm, UserFormRow } from './user-form.ts';

const READERS = ['orientations', 'manager', 'admin'] as const;

/** The language of messages to the worker, and whether the link to go on with is unwanted. */
const MessageQuery = z.object({
  language: z.optional(Languages),
  skipEmail: z.optional(z.enum(['true', 'false'])),
});

/** A page as a client sends it back: the blocks with the worker's answers in them. */
const SubmittedPage = z.object({
  content: z.array(z.unknown()).check(z.maxLength(200)),
  version: Version,
  signed: z.optional(z.nullable(z.string())),
});

/** One's own id; null and an empty one are as good as none. */
const StarterId = z.optional(z.nullable(z.union([Id, z.literal('')])));

export const userFormApi = {
  start: endpoint({
    method: 'POST',
    path: '/user-forms',
    summary: 'Starts an induction by the PIN of its form.',
    access: { anyone: true },
    query: MessageQuery,
    body: z.object({ inductionFormPin: z.string().check(z.maxLength(20)), userId: StarterId }),
    reply: z.extend(UserForm, { token: z.string(), resumeKey: ResumeKey }),
    status: 201,
    once: true,
    proof: true,
    errors: ['formPinCode404', 'code_required', 'too_many_requests'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/user-forms/:id',
    summary: 'One induction with its pages and answers.',
    access: { roles: READERS, loggedIn: true, own: 'userForm' },
    reply: UserForm,
    errors: ['not_found'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/user-forms/:id',
    summary: 'Saves what changed of a whole induction, and signs the pages that the body shows as newly signed.',
    access: { roles: ['admin'], loggedIn: true, own: 'userForm' },
    query: MessageQuery,
    body: z.object({
      version: Version,
      user: z.optional(PersonDetails),
      /** In the form's order; `null` stands for a page that the body does not speak of. */
      pages: z.optional(z.array(z.nullable(SubmittedPage)).check(z.maxLength(MAX_PAGES))),
    }),
    hasLargeBody: true,
    reply: UserForm,
    errors: ['not_found', 'version_conflict', 'invalid_state', 'exam_failed', 'read_time', 'file_missing'],
  }),
  signPage: endpoint({
    method: 'PUT',
    path: '/user-forms/:id/sign-page/:pageIndex',
    summary: 'Signs one form page (from 0); with `content` it saves the answers in the same step.',
    access: { loggedIn: true, own: 'userForm' },
    body: z.optional(z.object({ content: z.optional(SubmittedPage.shape.content), version: z.optional(Version) })),
    hasLargeBody: true,
    reply: z.object({
      index: z.number(),
      page: z.object({
        signed: z.nullable(Timestamp),
        version: Version,
        content: z.optional(z.array(z.unknown())),
        signatureTimes: z.optional(SignatureTimes),
      }),
      formSigned: z.nullable(Timestamp),
    }),
    errors: ['not_found', 'version_conflict', 'invalid_state', 'exam_failed', 'read_time', 'file_missing'],
  }),
  approve: endpoint({
    method: 'PUT',
    path: '/user-forms/:id/approve',
    summary: 'Approves a signed induction or takes the approval back.',
    access: { roles: ['manager'] },
    body: z.object({ approved: z.boolean() }),
    reply: UserForm,
    errors: ['not_found', 'invalid_state'],
  }),
  copyCards: endpoint({
    method: 'GET',
    path: '/user-forms/:id/copy-cards',
    summary: "The same person's cards of earlier inductions, the newest of each type.",
    access: { loggedIn: true, own: 'userForm' },
    reply: z.array(EarlierCard),
    errors: ['not_found', 'code_required'],
  }),
  copyImage: endpoint({
    method: 'POST',
    path: '/user-forms/:id/copy-image',
    summary: "Copies the photo of an earlier card into this induction; answers the file's name.",
    access: { loggedIn: true, own: 'userForm' },
    body: z.object({ imageSrc: z.string().check(z.maxLength(200)), fromUserFormId: Id, toUserFormId: Id }),
    reply: z.object({ name: z.string() }),
    once: true,
    errors: ['not_found', 'code_required', 'file_missing', 'invalid_state', 'too_many_requests'],
  }),
  listOfForm: endpoint({
    method: 'GET',
    path: '/induction-forms/:id/user-forms',
    summary: 'The inductions started from one induction form.',
    access: { roles: READERS },
    query: z.extend(ListQuery, { state: z.optional(z.enum(['all', 'waiting', 'approved'])) }),
    reply: listOf(UserFormRow),
    errors: ['not_found'],
  }),
};
