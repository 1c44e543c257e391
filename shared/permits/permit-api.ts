import * as z from 'zod/mini';
import { FileName } from '../content/authored.ts';
import { PERSON_ROLES } from '../content/kinds/person-intake.ts';
import { SubmittedSignature } from '../content/kinds/signature-intake.ts';
import { TokenReply } from '../core/caller.ts';
import { endpoint } from '../core/endpoint.ts';
import { Languages, Version } from '../core/fields.ts';
import { listOf, ListQuery } from '../core/list.ts';
import { Permit, PermitChange, PermitDraft, PermitRow, Reason } from './permit.ts';
import { PERMIT_STATES } from './permit-state.ts';

const READERS = ['permitR', 'permitCRUD'] as const;
const WRITERS = ['permitCRUD'] as const;

/** Who reads every permit of the company whole. */
export const PERMIT_READ_ACCESS = { roles: READERS };

/** As it is typed, with or without spaces. */
const TypedPin = z.string().check(z.maxLength(20));

export const permitApi = {
  listOfProject: endpoint({
    method: 'GET',
    path: '/permits/project/:id',
    summary: 'The permits of a project; `state` is the state that is shown, by the clock.',
    access: { roles: READERS },
    query: z.extend(ListQuery, { state: z.optional(z.enum(PERMIT_STATES)) }),
    reply: listOf(PermitRow),
    errors: ['not_found'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/permits/:id',
    summary: 'One permit; to those who have a PIN only, without addresses of others, history and link of the print.',
    access: { roles: READERS, own: 'permit' },
    reply: Permit,
    errors: ['not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/permits',
    summary: 'Creates a draft from a permit form in a project.',
    access: { roles: WRITERS },
    body: PermitDraft,
    reply: Permit,
    status: 201,
    once: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/permits/:id',
    summary:
      'Saves a draft; while the creator or the grantor is to sign, a change also takes back every signature given.',
    access: { roles: WRITERS },
    body: z.extend(PermitChange, { version: Version }),
    hasLargeBody: true,
    reply: Permit,
    errors: ['not_found', 'version_conflict', 'invalid_state', 'file_missing', 'card_missing', 'card_expired'],
  }),
  submit: endpoint({
    method: 'PUT',
    path: '/permits/:id/submit',
    summary: 'Checks a draft by every rule and sends it to be signed; the first person of the chain is told.',
    access: { roles: WRITERS },
    reply: Permit,
    errors: ['not_found', 'invalid_state', 'validation_failed', 'card_missing', 'card_expired', 'version_conflict'],
  }),
  sign: endpoint({
    method: 'PUT',
    path: '/permits/:id/sign',
    summary:
      'Signs for the person whose turn it is, by their PIN; a grantor or work approver may refuse with a reason.',
    access: { loggedIn: true, own: 'permit' },
    body: z.object({
      signPin: TypedPin,
      role: z.enum(PERSON_ROLES),
      approve: z.optional(z.boolean()),
      reason: z.optional(Reason),
      signature: z.optional(SubmittedSignature),
      /** The version that the signer has seen; another one is 409. */
      version: z.optional(Version),
    }),
    hasLargeBody: true,
    reply: Permit,
    errors: [
      'not_found',
      'wrong_pin',
      'invalid_state',
      'version_conflict',
      'card_missing',
      'card_expired',
      'file_missing',
      'too_large',
      'too_many_requests',
    ],
  }),
  cancel: endpoint({
    method: 'PUT',
    path: '/permits/:id/cancel',
    summary:
      'Cancels a permit that is being signed or is granted, or a draft that was sent back; its PINs are dead, its persons are told.',
    access: { roles: WRITERS },
    body: z.optional(z.object({ reason: z.optional(Reason) })),
    reply: Permit,
    errors: ['not_found', 'invalid_state', 'version_conflict'],
  }),
  copy: endpoint({
    method: 'POST',
    path: '/permits/:id/copy',
    summary: 'Creates a draft with the same content; `language` is that of its name.',
    access: { roles: WRITERS },
    query: z.object({ language: z.optional(Languages) }),
    reply: Permit,
    status: 201,
    once: true,
    errors: ['not_found'],
  }),
  archive: endpoint({
    method: 'PUT',
    path: '/permits/:id/archive',
    summary: 'Puts away a permit that has expired, was cancelled, or whose work was accepted or not.',
    access: { roles: WRITERS },
    reply: Permit,
    errors: ['not_found', 'invalid_state', 'version_conflict'],
  }),
  unarchive: endpoint({
    method: 'PUT',
    path: '/permits/:id/unarchive',
    summary: 'Takes a permit back from the archive.',
    access: { roles: WRITERS },
    reply: Permit,
    errors: ['not_found', 'invalid_state', 'version_conflict'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/permits/:id',
    summary: 'Removes a draft that nobody has signed or refused; its number is not given again.',
    access: { roles: WRITERS },
    reply: z.object({}),
    errors: ['not_found', 'in_use', 'invalid_state', 'version_conflict'],
  }),
  deleteImage: endpoint({
    method: 'PUT',
    path: '/permits/:id/delete-image',
    summary: 'Removes a picture from where the permit names it; like any change it takes back signatures given.',
    access: { roles: WRITERS },
    body: z.object({ imageName: FileName }),
    reply: Permit,
    errors: ['not_found', 'invalid_state', 'version_conflict', 'card_missing', 'card_expired'],
  }),
  drawPin: endpoint({
    method: 'POST',
    path: '/permits/:id/persons/:personId/pin',
    summary:
      'Draws a new PIN for a person in the place of the old one: it is sent to them (202). Where they have no address it is answered, this once; that of a grantor or work approver waits for a second user (202).',
    access: { roles: WRITERS },
    reply: z.object({ signPin: z.optional(z.string()), url: z.optional(z.string()) }),
    isAccepted: ({ signPin }) => signPin === undefined,
    errors: ['not_found', 'invalid_state', 'version_conflict'],
  }),
  showPin: endpoint({
    method: 'PUT',
    path: '/permits/:id/persons/:personId/pin',
    summary: 'Draws the PIN that another user has asked for and answers it, this once; not to who asked.',
    access: { roles: ['permitCRUD', 'admin'] },
    reply: z.object({ signPin: z.string(), url: z.string() }),
    errors: ['not_found', 'invalid_state', 'version_conflict'],
  }),
  review: endpoint({
    method: 'POST',
    path: '/token/permit-review/:id',
    summary: "A token for one person of a permit by their PIN, or for reading it by the PIN of the print's link.",
    access: { anyone: true },
    takesAnyId: true,
    body: z.object({ pin: TypedPin }),
    reply: TokenReply,
    errors: ['unauthorized', 'too_many_requests'],
  }),
};
