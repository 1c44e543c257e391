import * as z from 'zod/mini';
import { TokenReply } from '../core/caller.ts';
import { EMAIL_CHARACTERS } from '../core/email-address.ts';
import type { Shapes } from '../core/endpoint.ts';
import { text } from '../core/fields.ts';
import { LONGEST_PASSWORD } from '../core/password-rules.ts';
import { FACTOR_WAYS, FactorProof, PasskeyAnswer, PasskeyRequest } from '../core/second-step.ts';

const Credentials = z.object({
  email: text(EMAIL_CHARACTERS),
  password: z.string().check(z.maxLength(LONGEST_PASSWORD)),
});

export const sessionShapes = {
  login: {
    summary:
      'Signs a staff user in. A user with a second factor gets `second_step_required` with what the second step takes; one whose role asks for a factor that they lack gets a token that can only enrol one, marked by `mustEnrol`.',
    body: Credentials,
    reply: TokenReply,
    errors: ['loginFailed', 'second_step_required', 'too_many_requests'],
  },
  secondStep: {
    summary:
      'Completes a login by a second factor: the ticket of `second_step_required`, and a code, a recovery code or the answer of a passkey.',
    body: z.extend(FactorProof, { ticket: z.string().check(z.maxLength(1000)) }),
    reply: TokenReply,
    errors: ['expired', 'wrong_code', 'passkey_refused', 'too_many_requests'],
  },
  passkeyRequest: {
    summary: 'What a browser needs to ask for a passkey that logs in without a password; the same for everybody.',
    reply: PasskeyRequest,
  },
  passkeyLogin: {
    summary: 'Signs a staff user in by a passkey that has seen who holds it.',
    body: z.object({ passkey: PasskeyAnswer }),
    reply: TokenReply,
    errors: ['passkey_refused', 'too_many_requests'],
  },
  confirmWays: {
    summary:
      'How the caller can confirm their login beside the password, and what a browser needs to ask for their passkey.',
    reply: z.object({ ways: z.array(z.enum(FACTOR_WAYS)), passkey: z.optional(PasskeyRequest) }),
  },
  confirm: {
    summary:
      'A token with a fresh login time, by the password or a second factor of whoever is logged in: what is refused with `confirm_required` works with it for five minutes.',
    body: z.extend(FactorProof, { password: z.optional(Credentials.shape.password) }),
    reply: z.object({ token: z.string() }),
    errors: ['wrong_password', 'wrong_code', 'passkey_refused', 'too_many_requests'],
  },
} satisfies Shapes;
