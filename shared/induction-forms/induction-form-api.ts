import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Languages, Version } from '../core/fields.ts';
import { listOf, ListQuery } from '../core/list.ts';
import { SavedVersionRow } from '../content/saved-version.ts';
import {
  FormVersion,
  InductionForm,
  InductionFormDraft,
  InductionFormRow,
  InductionFormTeaser,
  NewInductionForm,
} from './induction-form.ts';

const READERS = ['orientationFormCRUD', 'orientations', 'projectCRUD', 'manager', 'admin'] as const;
const WRITERS = ['orientationFormCRUD'] as const;

/** With `pin`: the teaser of one form. Without: the caller's list; `waiting` are those with an induction to approve. */
const FindQuery = z.extend(ListQuery, {
  pin: z.optional(z.string().check(z.maxLength(20))),
  state: z.optional(z.enum(['all', 'waiting'])),
});

export const inductionFormApi = {
  find: endpoint({
    method: 'GET',
    path: '/induction-forms',
    summary: 'With `pin`, the name and site texts of one form, to anyone; without, the list of induction forms.',
    access: { anyone: true },
    query: FindQuery,
    reply: z.union([listOf(InductionFormRow), InductionFormTeaser]),
    proof: true,
    errors: ['unauthorized', 'forbidden', 'formPinCode404', 'too_many_requests'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/induction-forms/:id',
    summary: 'One induction form with its newest pages.',
    access: { roles: READERS },
    reply: InductionForm,
    errors: ['not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/induction-forms',
    summary: 'Creates an induction form; the server draws its PIN.',
    access: { roles: WRITERS },
    body: NewInductionForm,
    hasLargeBody: true,
    reply: InductionForm,
    status: 201,
    once: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/induction-forms/:id',
    summary: 'Saves an induction form; changed pages make a new immutable version.',
    access: { roles: WRITERS },
    body: z.extend(InductionFormDraft, { version: Version }),
    hasLargeBody: true,
    reply: InductionForm,
    errors: ['not_found', 'version_conflict', 'file_missing', 'invalid_state'],
  }),
  versions: endpoint({
    method: 'GET',
    path: '/induction-forms/:id/versions',
    summary: 'Every saved state of a form: who saved it and when, newest first.',
    access: { roles: READERS },
    query: z.pick(ListQuery, { limit: true, cursor: true }),
    reply: listOf(SavedVersionRow),
    errors: ['not_found'],
  }),
  version: endpoint({
    method: 'GET',
    path: '/induction-forms/:id/versions/:number',
    summary: 'One saved state of a form with its pages.',
    access: { roles: READERS },
    reply: FormVersion,
    errors: ['not_found'],
  }),
  copy: endpoint({
    method: 'POST',
    path: '/induction-forms/:id/copy',
    summary:
      'Creates a form with the same content, files of its own and a PIN of its own; `language` is that of its name.',
    access: { roles: WRITERS },
    query: z.object({ language: z.optional(Languages) }),
    reply: InductionForm,
    status: 201,
    once: true,
    errors: ['not_found'],
  }),
  archive: endpoint({
    method: 'PUT',
    path: '/induction-forms/:id/archive',
    summary: 'Archives a form: its inductions stay, no new one starts by its PIN.',
    access: { roles: WRITERS },
    reply: InductionForm,
    errors: ['not_found'],
  }),
  unarchive: endpoint({
    method: 'PUT',
    path: '/induction-forms/:id/unarchive',
    summary: 'Brings a form back from the archive; a new PIN is drawn where its own is gone.',
    access: { roles: WRITERS },
    reply: InductionForm,
    errors: ['not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/induction-forms/:id',
    summary: 'Removes a form from which no induction was started.',
    access: { roles: WRITERS },
    reply: z.object({}),
    errors: ['not_found', 'in_use'],
  }),
};

export const INDUCTION_FORM_LIST_ACCESS = { roles: READERS };
