import * as z from 'zod/mini';
import { EMAIL_CHARACTERS } from '../core/email-address.ts';
import type { Shapes } from '../core/endpoint.ts';
import { Languages, line, text } from '../core/fields.ts';
import { LONGEST_PASSWORD } from '../core/password-rules.ts';

const AskForLink = z.object({ email: line(EMAIL_CHARACTERS) });
const NewPassword = z.object({ email: line(EMAIL_CHARACTERS), password: text(LONGEST_PASSWORD) });

/** A reset request as the holder of its link sees it; the address is present only while the link is valid. */
const PasswordRequest = z.object({
  _id: z.string(),
  id: z.string(),
  email: z.string(),
  language: Languages,
  /** Expired or used. */
  isExpired: z.boolean(),
  /** For an invitation only. */
  isUsed: z.optional(z.boolean()),
  notFound: z.boolean(),
});
export type PasswordRequest = z.infer<typeof PasswordRequest>;

export const passwordRequestShapes = {
  create: {
    summary: 'Mails a link for a new password where the address has an account; the answer never tells whether it has.',
    query: z.object({ language: z.optional(Languages) }),
    body: AskForLink,
    reply: z.object({ success: z.literal(true) }),
    errors: ['too_many_requests'],
  },
  get: {
    summary: 'Whether a mailed link is good, past its time or unknown.',
    reply: PasswordRequest,
  },
  reset: {
    summary:
      'Sets a new password by a mailed link, once within 60 minutes, and ends the user’s sessions; an invitation sets the first one within 7 days and verifies the address.',
    body: NewPassword,
    reply: PasswordRequest,
    errors: ['not_found', 'expired', 'error_password_too_short', 'password_too_common'],
  },
} satisfies Shapes;
