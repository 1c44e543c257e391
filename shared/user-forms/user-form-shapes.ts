import * as z from 'zod/mini';
import { MAX_PAGES } from '../content/pages/page.ts';
import { SignatureTimes } from '../content/answers/signature-times.ts';
import type { Shapes } from '../core/endpoint.ts';
import { AskedShownIn } from '../content/pages/shown-in.ts';
import { Id, ResumeKey, Timestamp, Version, WorkerLanguages } from '../core/fields.ts';
import { MessageQuery } from './message-query.ts';
import { PersonDetails } from './person-details.ts';
import { Completed, UserForm } from './user-form.ts';

/** A page as a client sends it back: the blocks with the worker's answers; of a newly signed one how it was shown, where not as the whole. */
const SubmittedPage = z.object({
  content: z.array(z.unknown()).check(z.maxLength(200)),
  version: Version,
  signed: z.optional(z.nullable(z.string())),
  ...AskedShownIn.shape,
});

/** The starter's own id; null and empty mean none. */
const StarterId = z.optional(z.nullable(z.union([Id, z.literal('')])));

export const userFormShapes = {
  start: {
    summary: 'Starts an induction by the PIN of its form.',
    query: MessageQuery,
    body: z.object({ inductionFormPin: z.string().check(z.maxLength(20)), userId: StarterId }),
    reply: z.extend(UserForm, { token: z.string(), resumeKey: ResumeKey }),
    status: 201,
    errors: ['formPinCode404', 'code_required', 'too_many_requests', 'starts_held'],
  },
  get: {
    summary:
      'One induction with its pages and answers; `language` is that of its texts, as far as its form is offered in it.',
    query: z.object({ language: z.optional(WorkerLanguages) }),
    reply: UserForm,
    errors: ['not_found'],
  },
  update: {
    summary:
      'Saves what changed of a whole induction, and signs the pages that the body shows as newly signed, as they were shown in `language` and the revision `translation` of it, else in the form’s first.',
    query: MessageQuery,
    body: z.object({
      version: Version,
      user: z.optional(PersonDetails),
      ...AskedShownIn.shape,
      /** In the form's order; `null` leaves a page unchanged. */
      pages: z.optional(z.array(z.nullable(SubmittedPage)).check(z.maxLength(MAX_PAGES))),
    }),
    reply: UserForm,
    errors: [
      'not_found',
      'version_conflict',
      'invalid_state',
      'exam_failed',
      'read_time',
      'file_missing',
      'too_many_requests',
    ],
  },
  signPage: {
    summary:
      'Signs one form page (from 0), as it was shown in `language` and the revision `translation` of it, else in the form’s first; with `content` it saves the answers in the same step.',
    body: z.optional(
      z.object({
        content: z.optional(SubmittedPage.shape.content),
        version: z.optional(Version),
        ...AskedShownIn.shape,
      }),
    ),
    reply: z.object({
      index: z.number(),
      page: z.object({
        signed: z.nullable(Timestamp),
        version: Version,
        content: z.optional(z.array(z.unknown())),
        signatureTimes: z.optional(SignatureTimes),
      }),
      formSigned: z.nullable(Timestamp),
      /** Present where the whole induction is signed. */
      completed: z.optional(Completed),
    }),
    errors: [
      'not_found',
      'version_conflict',
      'invalid_state',
      'exam_failed',
      'read_time',
      'file_missing',
      'too_many_requests',
    ],
  },
} satisfies Shapes;
