import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';
import { Languages, Version } from '../core/fields.ts';
import { listOf, ListQuery } from '../core/list.ts';
import { Trail } from '../core/trail.ts';
import { DraftQuery, SavedAsDraft } from '../content/forms/form-draft.ts';
import { SavedVersionRow } from '../content/forms/saved-version.ts';
import {
  NewPermitForm,
  PermitForm,
  AuthoredPermitForm,
  PermitFormRow,
  PermitFormTrial,
  PermitFormVersion,
} from './permit-form.ts';

export const permitFormShapes = {
  list: {
    summary: 'The permit forms of a company.',
    query: ListQuery,
    reply: listOf(PermitFormRow),
  },
  get: {
    summary:
      'One permit form with its newest published pages; with `draft=true`, for its writers, with those of its draft; to anyone, unless it is archived, the texts to try it out.',
    query: DraftQuery,
    reply: z.union([PermitForm, PermitFormTrial]),
    errors: ['not_found', 'forbidden'],
  },
  create: {
    summary: 'Creates a permit form; `translations` says its texts in its other languages.',
    body: NewPermitForm,
    reply: PermitForm,
    status: 201,
    errors: ['file_missing'],
  },
  update: {
    summary:
      'Publishes a permit form, while permits keep the content that they were made with; with `draft: true` keeps it as the form’s draft.',
    body: z.extend(AuthoredPermitForm, { version: Version, draft: SavedAsDraft }),
    reply: PermitForm,
    errors: ['not_found', 'version_conflict', 'file_missing', 'invalid_state'],
  },
  discardDraft: {
    summary: 'Discards the unpublished draft of a permit form; `version` is the form’s, as for a PUT.',
    query: z.object({ version: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
    reply: z.object({}),
    errors: ['not_found', 'version_conflict'],
  },
  versions: {
    summary: 'Every saved state of a permit form: who saved it and when, newest first.',
    query: z.pick(ListQuery, { limit: true, cursor: true }),
    reply: listOf(SavedVersionRow),
    errors: ['not_found'],
  },
  version: {
    summary: 'One saved state of a permit form with its pages.',
    reply: PermitFormVersion,
    errors: ['not_found'],
  },
  events: {
    summary: 'What happened to a permit form, newest first: its versions, changed settings, archiving.',
    reply: Trail,
    errors: ['not_found'],
  },
  copy: {
    summary: 'Creates a form with the same content and files of its own; `language` is that of its name.',
    query: z.object({ language: z.optional(Languages) }),
    reply: PermitForm,
    status: 201,
    errors: ['not_found'],
  },
  archive: {
    summary: 'Archives a permit form: its permits stay, no new one is made from it.',
    reply: PermitForm,
    errors: ['not_found'],
  },
  unarchive: {
    summary: 'Brings a permit form back from the archive.',
    reply: PermitForm,
    errors: ['not_found'],
  },
  remove: {
    summary: 'Removes a permit form from which no permit was made.',
    reply: z.object({}),
    errors: ['not_found', 'in_use'],
  },
} satisfies Shapes;
