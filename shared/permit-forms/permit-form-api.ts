import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Languages, Version } from '../core/fields.ts';
import { listOf, ListQuery } from '../core/list.ts';
import { SavedVersionRow } from '../content/saved-version.ts';
import {
  NewPermitForm,
  PermitForm,
  PermitFormDraft,
  PermitFormRow,
  PermitFormTrial,
  PermitFormVersion,
} from './permit-form.ts';

const READERS = ['permitFormCRUD', 'permitCRUD'] as const;
const WRITERS = ['permitFormCRUD'] as const;

/** Who reads a permit form whole; everyone else reads what a trial needs. */
export const PERMIT_FORM_READ_ACCESS = { roles: READERS };

export const permitFormApi = {
  list: endpoint({
    method: 'GET',
    path: '/permit-forms',
    summary: 'The permit forms of a company.',
    access: { roles: READERS },
    query: ListQuery,
    reply: listOf(PermitFormRow),
  }),
  get: endpoint({
    method: 'GET',
    path: '/permit-forms/:id',
    summary: 'One permit form with its newest pages; to anyone, unless it is archived, the texts to try it out.',
    access: { anyone: true },
    reply: z.union([PermitForm, PermitFormTrial]),
    errors: ['not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/permit-forms',
    summary: 'Creates a permit form.',
    access: { roles: WRITERS },
    body: NewPermitForm,
    hasLargeBody: true,
    reply: PermitForm,
    status: 201,
    once: true,
    errors: ['file_missing'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/permit-forms/:id',
    summary: 'Saves a permit form; permits keep the content that they were made with.',
    access: { roles: WRITERS },
    body: z.extend(PermitFormDraft, { version: Version }),
    hasLargeBody: true,
    reply: PermitForm,
    errors: ['not_found', 'version_conflict', 'file_missing', 'invalid_state'],
  }),
  versions: endpoint({
    method: 'GET',
    path: '/permit-forms/:id/versions',
    summary: 'Every saved state of a permit form: who saved it and when, newest first.',
    access: { roles: READERS },
    query: z.pick(ListQuery, { limit: true, cursor: true }),
    reply: listOf(SavedVersionRow),
    errors: ['not_found'],
  }),
  version: endpoint({
    method: 'GET',
    path: '/permit-forms/:id/versions/:number',
    summary: 'One saved state of a permit form with its pages.',
    access: { roles: READERS },
    reply: PermitFormVersion,
    errors: ['not_found'],
  }),
  copy: endpoint({
    method: 'POST',
    path: '/permit-forms/:id/copy',
    summary: 'Creates a form with the same content and files of its own; `language` is that of its name.',
    access: { roles: WRITERS },
    query: z.object({ language: z.optional(Languages) }),
    reply: PermitForm,
    status: 201,
    once: true,
    errors: ['not_found'],
  }),
  archive: endpoint({
    method: 'PUT',
    path: '/permit-forms/:id/archive',
    summary: 'Archives a permit form: its permits stay, no new one is made from it.',
    access: { roles: WRITERS },
    reply: PermitForm,
    errors: ['not_found'],
  }),
  unarchive: endpoint({
    method: 'PUT',
    path: '/permit-forms/:id/unarchive',
    summary: 'Brings a permit form back from the archive.',
    access: { roles: WRITERS },
    reply: PermitForm,
    errors: ['not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/permit-forms/:id',
    summary: 'Removes a permit form from which no permit was made.',
    access: { roles: WRITERS },
    reply: z.object({}),
    errors: ['not_found', 'in_use'],
  }),
};
