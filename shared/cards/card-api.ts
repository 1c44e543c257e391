import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Version } from '../core/fields.ts';
import { Card, CardDraft } from './card.ts';

const READERS = ['cardR', 'cardCRUD'] as const;
const WRITERS = ['cardCRUD'] as const;

export const cardApi = {
  get: endpoint({
    method: 'GET',
    path: '/cards/:id',
    summary: 'One card with its history.',
    access: { roles: READERS, own: 'card' },
    reply: Card,
    errors: ['not_found'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/cards/:id',
    summary: "Saves a card; its holder's change of photo, expiry or type takes the approval back.",
    access: { roles: WRITERS, own: 'card' },
    body: z.extend(CardDraft, { version: Version }),
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
