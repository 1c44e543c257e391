import * as z from 'zod/mini';
import { FileName } from '../content/authored.ts';
import { PERSON_ROLES } from '../content/blocks/person/person-roles.ts';
import { SubmittedSignature } from '../content/blocks/form/signature-shape.ts';
import { TokenReply } from '../core/caller.ts';
import type { Shapes } from '../core/endpoint.ts';
import { AskedShownIn } from '../content/pages/shown-in.ts';
import { Languages, Version, WorkerLanguages } from '../core/fields.ts';
import { listOf, ListQuery } from '../core/list.ts';
import { Permit, PermitChange, PermitDraft } from './permit.ts';
import { permitFieldShapes } from './permit-field-shapes.ts';
import { PinOrKey, Reason } from './permit-fields.ts';
import { PermitRow } from './permit-row.ts';
import { PERMIT_STATES } from './permit-state.ts';

/** Empty when the server sent the PIN to its person. */
const DrawnPin = z.object({ signPin: z.optional(z.string()), url: z.optional(z.string()) });

export const permitShapes = {
  list: {
    summary:
      'The permits of a company, those that end last first, drafts without days before all; by words, the best word first.',
    query: z.extend(z.omit(ListQuery, { sort: true }), { state: z.optional(z.enum(PERMIT_STATES)) }),
    reply: listOf(PermitRow),
  },
  listOfProject: {
    summary: 'The permits of a project; `state` is the state that is shown, by the clock.',
    query: z.extend(ListQuery, { state: z.optional(z.enum(PERMIT_STATES)) }),
    reply: listOf(PermitRow),
    errors: ['not_found'],
  },
  get: {
    summary:
      'One permit; to those who have a PIN only, without addresses of others, history and link of the print. `language` is that of its form’s texts, as far as the form is offered in it.',
    query: z.object({ language: z.optional(WorkerLanguages) }),
    reply: Permit,
    errors: ['not_found'],
  },
  create: {
    summary: 'Creates a draft from a permit form in a project.',
    body: PermitDraft,
    reply: Permit,
    status: 201,
  },
  update: {
    summary:
      'Saves a draft; while the creator or the grantor is to sign, a change also takes back every signature given.',
    body: z.extend(PermitChange, { version: Version }),
    reply: Permit,
    errors: [
      'not_found',
      'version_conflict',
      'invalid_state',
      'file_missing',
      'card_missing',
      'card_expired',
      'card_not_approved',
    ],
  },
  submit: {
    summary:
      'Checks a draft by every rule and sends it to be signed; the first person of the chain is told, and the author what it overlaps with.',
    reply: Permit,
    errors: [
      'not_found',
      'invalid_state',
      'validation_failed',
      'card_missing',
      'card_expired',
      'card_not_approved',
      'version_conflict',
    ],
  },
  sign: {
    summary:
      'Signs for the person whose turn it is, by their PIN, the key of their link, or their own login; a grantor or work approver may refuse with a reason.',
    body: z.object({
      /** Left out by a logged-in user whose own turn it is; the login is then confirmed as where an account is changed. */
      signPin: z.optional(PinOrKey),
      role: z.enum(PERSON_ROLES),
      approve: z.optional(z.boolean()),
      reason: z.optional(Reason),
      /** Of a grantor: why the permit may be granted beside others that `overlaps` tells to be exclusive. */
      overlapReason: z.optional(Reason),
      signature: z.optional(SubmittedSignature),
      /** The version that the signer has seen; a different version is 409. */
      version: z.optional(Version),
      /** As the form's texts were shown; without them in the form's first language. */
      ...AskedShownIn.shape,
    }),
    reply: Permit,
    errors: [
      'not_found',
      'wrong_pin',
      'confirm_required',
      'second_factor_required',
      'own_login_required',
      'invalid_state',
      'version_conflict',
      'card_missing',
      'card_expired',
      'overlap_reason',
      'watch_running',
      'card_not_approved',
      'file_missing',
      'too_large',
      'too_many_requests',
    ],
  },
  ...permitFieldShapes,
  cancel: {
    summary:
      'Cancels a permit that is being signed or is granted, or a draft that was sent back; its PINs are dead, its persons are told.',
    body: z.optional(z.object({ reason: z.optional(Reason) })),
    reply: Permit,
    errors: ['not_found', 'invalid_state', 'version_conflict'],
  },
  copy: {
    summary: 'Creates a draft with the same content; `language` is that of its name.',
    query: z.object({ language: z.optional(Languages) }),
    reply: Permit,
    status: 201,
    errors: ['not_found'],
  },
  archive: {
    summary:
      'Puts away a permit that has expired, was cancelled, or whose work was accepted or not; one whose watch runs with a reason only.',
    body: z.optional(z.object({ reason: z.optional(Reason) })),
    reply: Permit,
    errors: ['not_found', 'invalid_state', 'version_conflict', 'watch_running'],
  },
  unarchive: {
    summary: 'Takes a permit back from the archive.',
    reply: Permit,
    errors: ['not_found', 'invalid_state', 'version_conflict'],
  },
  remove: {
    summary: 'Removes a draft that nobody has signed or refused; its number is not given again.',
    reply: z.object({}),
    errors: ['not_found', 'in_use', 'invalid_state', 'version_conflict'],
  },
  deleteImage: {
    summary: 'Removes a picture from where the permit names it; like any change it takes back signatures given.',
    body: z.object({ imageName: FileName }),
    reply: Permit,
    errors: ['not_found', 'invalid_state', 'version_conflict', 'card_missing', 'card_expired', 'card_not_approved'],
  },
  drawPin: {
    summary:
      'Draws a new PIN for a person in the place of the old one: it is sent to them (202). Where they have no address it is answered, this once; that of a grantor or work approver waits for a second user (202). Where mail to them came back, it goes to the address that their induction or user has now; `not_possible` while that is the same.',
    reply: DrawnPin,
    isAccepted: ({ signPin }: z.infer<typeof DrawnPin>) => signPin === undefined,
    errors: ['not_found', 'invalid_state', 'version_conflict', 'not_possible'],
  },
  showPin: {
    summary: 'Draws the PIN that another user has asked for and answers it, this once; not to who asked.',
    reply: z.object({ signPin: z.string(), url: z.string() }),
    errors: ['not_found', 'invalid_state', 'version_conflict'],
  },
  review: {
    summary:
      "A token for one person of a permit by their PIN or the key of their link, or for reading it by the id and PIN of the print's link.",
    body: z.object({
      pin: PinOrKey,
      /** The token of another person's session of the same permit, on whose phone this one signs: the reply's token signs once. */
      onPhoneOf: z.optional(z.string().check(z.maxLength(2000))),
    }),
    reply: TokenReply,
    errors: ['unauthorized', 'too_many_requests', 'invalid_state'],
  },
} satisfies Shapes;
