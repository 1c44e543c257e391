import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';
import { Id, Version } from '../core/fields.ts';
import { listOf, ListQuery } from '../core/list.ts';
import { Card, CardDraft, CardExpiries, CardRow, ExpirationStatuses } from './card.ts';

/** `showArchived=true` equals `archived=true`, and `name` equals `q`: words of the person's and the card's name. */
const ProjectCardsQuery = z.extend(ListQuery, {
  sort: z.optional(z.enum(['expires', '-expires', 'name'])),
  showArchived: z.optional(z.enum(['true', 'false'])),
  name: ListQuery.shape.q,
  /** `soon`: expires within 30 days and has not expired. */
  expirationStatus: z.optional(z.union([ExpirationStatuses, z.enum(['all', 'soon'])])),
  /** Cards that expire in this calendar month. */
  month: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
});

/** `new` are the unarchived cards that nobody has approved. */
const CompanyCardsQuery = z.extend(z.omit(ListQuery, { sort: true }), {
  sort: z.optional(z.enum(['expires', '-expires'])),
  expirationStatus: z.optional(z.union([ExpirationStatuses, z.enum(['all', 'new'])])),
});

export const cardShapes = {
  list: {
    summary: 'The cards of a company, soonest expiry first; by words of person and card, the best word first.',
    query: CompanyCardsQuery,
    reply: listOf(CardRow),
  },
  listOfProject: {
    summary: "The cards of a project's induction forms and its own, soonest expiry first.",
    query: ProjectCardsQuery,
    reply: listOf(CardRow),
    errors: ['not_found'],
  },
  expiries: {
    summary:
      "How many of a project's cards expire in each of twelve months from this one on, and how many have expired.",
    reply: CardExpiries,
    errors: ['not_found'],
  },
  get: {
    summary: 'One card with its history.',
    reply: Card,
    errors: ['not_found'],
  },
  create: {
    summary: 'Makes a card of a project; `imageSrc` may be a data URL, or is uploaded afterwards.',
    body: z.extend(CardDraft, { project: Id }),
    reply: Card,
    status: 201,
    errors: ['not_found'],
  },
  update: {
    summary: "Saves a card; its holder's change of photo, expiry or type takes the approval back.",
    body: z.extend(CardDraft, { version: Version }),
    reply: Card,
    errors: ['not_found', 'version_conflict', 'file_missing', 'invalid_state', 'too_large'],
  },
  approve: {
    summary: 'Approves a card, or with `approved: false` takes the approval back.',
    body: z.optional(z.object({ approved: z.optional(z.boolean()) })),
    reply: Card,
    errors: ['not_found', 'invalid_state', 'version_conflict'],
  },
  archive: {
    summary: 'Puts a card away; tokens of its holder end.',
    reply: Card,
    errors: ['not_found', 'version_conflict'],
  },
  unarchive: {
    summary: 'Takes a card back from the archive.',
    reply: Card,
    errors: ['not_found', 'version_conflict'],
  },
} satisfies Shapes;
