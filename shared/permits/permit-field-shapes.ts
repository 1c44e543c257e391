import * as z from 'zod/mini';
import { AskedShownIn } from '../content/pages/shown-in.ts';
import type { Shapes } from '../core/endpoint.ts';
import { Id, text, Timestamp } from '../core/fields.ts';
import { Permit } from './permit.ts';
import { PinOrKey, Reason } from './permit-fields.ts';
import { ExtensionAsked } from './permit-life.ts';
import { ROUND_CHARACTERS } from './permit-limits.ts';

/** Left out by a logged-in user who acts as themselves or by their role. */
const ByPin = { signPin: z.optional(PinOrKey) };
const Decision = { approve: z.optional(z.boolean()), reason: z.optional(Reason) };

const HandOverTo = z.union([z.object({ userFormId: Id, cardId: z.optional(Id) }), z.object({ userId: Id })]);

const FIELD_ERRORS = [
  'not_found',
  'wrong_pin',
  'confirm_required',
  'second_factor_required',
  'own_login_required',
  'invalid_state',
  'version_conflict',
  'too_many_requests',
] as const;

/** What is done with a granted permit, by a role or by a person's PIN. */
export const permitFieldShapes = {
  suspend: {
    summary:
      'Stops the work of a granted permit, by permitCRUD or a grantor who has signed (`signPin`); its end and hours stay, everybody of it is told.',
    body: z.object({ ...ByPin, reason: Reason }),
    reply: Permit,
    errors: FIELD_ERRORS,
  },
  resume: {
    summary: 'Lets the work of a suspended permit go on, by a grantor who has signed; past its end it is 409.',
    body: z.optional(z.object(ByPin)),
    reply: Permit,
    errors: FIELD_ERRORS,
  },
  extend: {
    summary:
      'Asks for a later end of a granted permit, one at a time; it voids nothing, and lapses at the present end if no grantor has signed it.',
    body: ExtensionAsked,
    reply: Permit,
    errors: [...FIELD_ERRORS, 'card_missing', 'card_expired', 'card_not_approved'],
  },
  signExtension: {
    summary:
      'Grants a later end, or refuses it with a reason. An invalid required card needs a reason. Without a grantor a creator does it.',
    body: z.object({
      ...ByPin,
      ...Decision,
      ...AskedShownIn.shape,
      /** Why it is extended beside a permit that it overlaps, where either form is exclusive. */
      overlapReason: z.optional(Reason),
    }),
    reply: Permit,
    errors: [...FIELD_ERRORS, 'card_missing', 'card_expired', 'card_not_approved', 'overlap_reason'],
  },
  handOver: {
    summary:
      'Begins to hand a permit over from a worker (`personId`) to another one, by permitCRUD or that worker; the former answers for it until the new one and then a grantor have signed.',
    body: z.object({ ...ByPin, personId: Id, to: HandOverTo }),
    reply: Permit,
    errors: [...FIELD_ERRORS, 'card_missing', 'card_expired', 'card_not_approved'],
  },
  signHandOver: {
    summary:
      'Signs a hand-over as who takes over, then as a grantor; refused with a reason it leaves everything as it was.',
    body: z.object({ ...ByPin, ...Decision, ...AskedShownIn.shape }),
    reply: Permit,
    errors: [...FIELD_ERRORS, 'card_missing', 'card_expired', 'card_not_approved'],
  },
  endWork: {
    summary: 'A worker says that the work of the day has ended; the watch begins, and whoever watches is told.',
    body: z.optional(z.object(ByPin)),
    reply: Permit,
    errors: FIELD_ERRORS,
  },
  noteRound: {
    summary:
      "A round of whoever watches after the work, with a word and a picture. `at` is the phone's time of a round without a network, `sentAt` the same clock's now; `id` names it, so that sending it twice notes it once.",
    body: z.object({
      ...ByPin,
      id: z.optional(Id),
      word: z._default(text(ROUND_CHARACTERS), ''),
      /** A data URL. */
      photo: z.optional(z.string()),
      at: z.optional(Timestamp),
      sentAt: z.optional(Timestamp),
    }),
    reply: Permit,
    errors: [...FIELD_ERRORS, 'too_large'],
  },
} satisfies Shapes;
