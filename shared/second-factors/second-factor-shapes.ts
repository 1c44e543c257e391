import * as z from 'zod/mini';
import { TokenReply } from '../core/caller.ts';
import type { Shapes } from '../core/endpoint.ts';
import { filledLine, Id, Timestamp } from '../core/fields.ts';
import { MadePasskey, PasskeyCreation } from '../core/second-step.ts';
import { PASSKEY_NAME_CHARACTERS } from './second-factor-limits.ts';

const CONFIRMING = ['confirm_required', 'too_many_requests'] as const;

export const SecondFactors = z.object({
  /** The app that shows codes; null without one. */
  authenticator: z.nullable(z.object({ created: Timestamp })),
  passkeys: z.array(z.object({ _id: Id, name: z.string(), created: Timestamp, used: z.nullable(Timestamp) })),
  recoveryCodesLeft: z.number(),
  /** Whether a role of the user asks for a second factor. */
  isRequired: z.boolean(),
});
export type SecondFactors = z.infer<typeof SecondFactors>;

/** After a change; what is new is answered this once. */
export const ChangedFactors = z.extend(SecondFactors, {
  /** With the first factor, and when they are drawn anew. */
  recoveryCodes: z.optional(z.array(z.string())),
  /** The whole login, where a token that could only do this did it. */
  login: z.optional(TokenReply),
});
export type ChangedFactors = z.infer<typeof ChangedFactors>;

export const secondFactorShapes = {
  get: { summary: "The caller's own second factors.", reply: SecondFactors },
  beginAuthenticator: {
    summary:
      'A key for an authenticator app (RFC 6238: SHA-1, 6 digits, 30 seconds); it counts once a code of it is sent back.',
    reply: z.object({ key: z.string(), uri: z.string(), ticket: z.string() }),
    errors: CONFIRMING,
  },
  saveAuthenticator: {
    summary: 'Takes the authenticator app of a ticket into use, by a code that it shows; it replaces an earlier one.',
    body: z.object({ ticket: z.string().check(z.maxLength(500)), code: z.string().check(z.maxLength(20)) }),
    reply: ChangedFactors,
    errors: ['expired', 'wrong_code', ...CONFIRMING],
  },
  removeAuthenticator: {
    summary: 'Removes the authenticator app; the last factor of a user whose role asks for one stays.',
    reply: ChangedFactors,
    errors: ['invalid_state', ...CONFIRMING],
  },
  beginPasskey: {
    summary: 'What a browser needs to make a passkey (WebAuthn).',
    reply: PasskeyCreation,
    errors: ['invalid_state', ...CONFIRMING],
  },
  savePasskey: {
    summary: 'Takes a passkey into use that the browser made.',
    body: z.object({ name: filledLine(PASSKEY_NAME_CHARACTERS), passkey: MadePasskey }),
    reply: ChangedFactors,
    status: 201,
    errors: ['passkey_refused', 'invalid_state', ...CONFIRMING],
  },
  removePasskey: {
    summary: 'Removes a passkey, if it is there; the last factor of a user whose role asks for one stays.',
    reply: ChangedFactors,
    errors: ['invalid_state', ...CONFIRMING],
  },
  drawRecoveryCodes: {
    summary: 'New recovery codes in the place of all earlier ones; each is good once.',
    reply: ChangedFactors,
    errors: ['invalid_state', ...CONFIRMING],
  },
  reset: {
    summary:
      "Removes all second factors of a user who has lost them, ends the user's sessions and tells them; of admins only by root.",
    reply: z.object({}),
    errors: ['not_found', 'invalid_state', ...CONFIRMING],
  },
} satisfies Shapes;
