import * as z from 'zod/mini';
import { MAX_PAGES } from '../content/pages/page.ts';
import type { Shapes } from '../core/endpoint.ts';
import { Id, text, Timestamp } from '../core/fields.ts';
import { UserForm } from './user-form.ts';
import { REASON_CHARACTERS } from './user-form-limits.ts';

/** Each return is one write; a transaction holds 100. */
const MOST_RETURNED = 80;

const PageIndex = z.number().check(z.int(), z.nonnegative(), z.maximum(MAX_PAGES - 1));
const isGiven = (reason: string) => reason.trim() !== '';
const Reason = text(REASON_CHARACTERS).check(z.trim(), z.refine(isGiven, { params: { code: 'required' } }));

export const userFormActionShapes = {
  approve: {
    summary: 'Approves a signed induction or takes the approval back.',
    body: z.object({ approved: z.boolean() }),
    reply: UserForm,
    errors: ['not_found', 'invalid_state'],
  },
  returnPages: {
    summary: 'Gives pages of a signed induction back to the worker, who is told why and signs them anew.',
    body: z.object({ reason: Reason, pages: z.array(PageIndex).check(z.minLength(1), z.maxLength(MOST_RETURNED)) }),
    reply: UserForm,
    errors: ['not_found', 'invalid_state'],
  },
  archive: {
    summary: 'Archives an induction: it leaves the lists, and the tokens of its worker end.',
    reply: UserForm,
    errors: ['not_found'],
  },
  unarchive: {
    summary: 'Brings an induction back from the archive, but not what is kept of an erased one.',
    reply: UserForm,
    errors: ['not_found', 'invalid_state'],
  },
  claim: {
    summary:
      "Makes an induction the caller's own: by their verified e-mail, a token of the induction, or an edit code. Ends its earlier tokens.",
    body: z._default(
      z.object({
        token: z.optional(z.string().check(z.maxLength(4096))),
        code: z.optional(z.string().check(z.regex(/^\s*\d{6}\s*$/))),
      }),
      {},
    ),
    reply: UserForm,
    errors: ['form_not_found', 'code_required', 'wrong_code', 'invalid_state'],
  },
  sendAgain: {
    summary:
      'Makes a message about an induction anew that was not sent, to the address that its worker has now; `_id` and `created` are those of its row.',
    body: z.object({ _id: Id, created: Timestamp }),
    reply: z.object({}),
    errors: ['not_found', 'validation_failed', 'invalid_state', 'not_possible'],
  },
} satisfies Shapes;
