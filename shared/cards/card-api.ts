import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Id, Version } from '../core/fields.ts';
import { listOf, ListQuery } from '../core/list.ts';
import { Card, CardDraft, CardExpiries, CardRow, ExpirationStatuses } from './card.ts';

const READERS = ['cardR', 'cardCRUD'] as const;
const WRITERS = ['cardCRUD'] as const;

/** `showArchived=true` is `archived=true`, and `name` is `q`: words of the person's and the card's name. */
const ProjectCardsQuery = z.extend(ListQuery, {
  sort: z.optional(z.enum(['expires', '-expires', 'name'])),
  showArchived: z.optional(z.enum(['true', 'false'])),
  name: z.optional(z.string().check(z.maxLength(200))),
  expirationStatus: z.optional(z.union([ExpirationStatuses, z.literal('all')])),
  /** Those that expire in a calendar month. */
  month: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
});

export const cardApi = {
  listOfProject: endpoint({
    method: 'GET',
    path: '/cards/project/:id',
    summary: "The cards of a project's induction forms and its own, soonest expiry first.",
    access: { roles: READERS },
    query: ProjectCardsQuery,
    reply: listOf(CardRow),
    errors: ['not_found'],
  }),
  expiries: endpoint({
    method: 'GET',
    path: '/cards/project/:id/expiries',
    summary:
      "How many of a project's cards expire in each of twelve months from this one on, and how many have expired.",
    access: { roles: READERS },
    reply: CardExpiries,
    errors: ['not_found'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/cards/:id',
    summary: 'One card with its history.',
    access: { roles: READERS, own: 'card' },
    reply: Card,
    errors: ['not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/cards',
    summary: 'Makes a card of a project; `imageSrc` may be a data URL, or is uploaded afterwards.',
    access: { roles: WRITERS },
    body: z.extend(CardDraft, { project: Id }),
    hasLargeBody: true,
    reply: Card,
    status: 201,
    once: true,
    errors: ['not_found'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/cards/:id',
    summary: "Saves a card; its holder's change of photo, expiry or type takes the approval back.",
    access: { roles: WRITERS, own: 'card' },
    body: z.extend(CardDraft, { version: Version }),
    hasLargeBody: true,
    reply: Card,
    errors: ['not_found', 'version_conflict', 'file_missing', 'invalid_state', 'too_large'],
  }),
  approve: endpoint({
    method: 'PUT',
    path: '/cards/:id/approve',
    summary: 'Approves a card, or with `approved: false` takes the approval back.',
    access: { roles: WRITERS },
    body: z.optional(z.object({ approved: z.optional(z.boolean()) })),
    reply: Card,
    errors: ['not_found', 'invalid_state', 'version_conflict'],
  }),
  archive: endpoint({
    method: 'PUT',
    path: '/cards/:id/archive',
    summary: 'Puts a card away; tokens of its holder end.',
    access: { roles: WRITERS },
    reply: Card,
    errors: ['not_found', 'version_conflict'],
  }),
  unarchive: endpoint({
    method: 'PUT',
    path: '/cards/:id/unarchive',
    summary: 'Takes a card back from the archive.',
    access: { roles: WRITERS },
    reply: Card,
    errors: ['not_found', 'version_conflict'],
  }),
};
