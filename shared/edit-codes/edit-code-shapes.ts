import * as z from 'zod/mini';
import { CallerUser } from '../core/caller.ts';
import type { Shapes } from '../core/endpoint.ts';
import { Id, WorkerLanguages } from '../core/fields.ts';

const LanguageQuery = z.object({ language: z.optional(WorkerLanguages) });
const SendCode = z.object({ id: z.optional(Id), cardFetch: z.optional(z.boolean()), reset: z.optional(z.boolean()) });
const VerifyCode = z.object({
  code: z.string().check(z.regex(/^\s*\d{6}\s*$/)),
  cardFetch: z.optional(z.boolean()),
});

/** The addresses that received a code; the server masks both. */
export const CodeSent = z.object({
  name: z.string(),
  userEmail: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  delivery: z.enum(['email', 'sms']),
});
export type CodeSent = z.infer<typeof CodeSent>;

export const editCodeShapes = {
  sendForUserForm: {
    summary: 'Sends a 6-digit edit code to the worker of an induction, unless one is alive and no reset is asked for.',
    query: LanguageQuery,
    body: SendCode,
    reply: CodeSent,
    errors: ['not_found', 'not_possible', 'code_reset_limit', 'too_many_requests'],
  },
  verifyForUserForm: {
    summary: 'Exchanges an edit code for a token of that induction; with `cardFetch` it also opens earlier cards.',
    body: VerifyCode,
    reply: z.object({ user: CallerUser, token: z.string(), type: z.literal('userForm') }),
    errors: ['not_found', 'wrong_code'],
  },
  sendForCard: {
    summary: "Sends a 6-digit edit code to a card's person, unless one is alive and no reset is asked for.",
    query: LanguageQuery,
    body: SendCode,
    reply: CodeSent,
    errors: ['not_found', 'not_possible', 'code_reset_limit', 'too_many_requests'],
  },
  verifyForCard: {
    summary: 'Exchanges an edit code for a token of that card.',
    body: VerifyCode,
    reply: z.object({ user: CallerUser, token: z.string(), type: z.literal('card') }),
    errors: ['not_found', 'wrong_code'],
  },
} satisfies Shapes;
