import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';
import { Languages, Version } from '../core/fields.ts';
import { listOf, ListQuery } from '../core/list.ts';
import { Trail } from '../core/trail.ts';
import { DraftQuery, SavedAsDraft } from '../content/forms/form-draft.ts';
import { SavedVersionRow } from '../content/forms/saved-version.ts';
import {
  FormVersion,
  InductionForm,
  AskedRenewal,
  AuthoredInductionForm,
  InductionFormRow,
  InductionFormTeaser,
  NewInductionForm,
} from './induction-form.ts';

/**
 * With `pin`: the teaser of one form. Without: the caller's list; `waiting` selects forms with inductions to approve or starts to release.
 */
const FindQuery = z.extend(ListQuery, {
  pin: z.optional(z.string().check(z.maxLength(20))),
  state: z.optional(z.enum(['all', 'waiting'])),
});

export const inductionFormShapes = {
  find: {
    summary: 'With `pin`, the name and site texts of one form, to anyone; without, the list of induction forms.',
    query: FindQuery,
    reply: z.union([listOf(InductionFormRow), InductionFormTeaser]),
    errors: ['unauthorized', 'forbidden', 'formPinCode404', 'too_many_requests'],
  },
  get: {
    summary:
      'One induction form with its newest published pages; with `draft=true`, for its writers, with those of its draft.',
    query: DraftQuery,
    reply: InductionForm,
    errors: ['not_found', 'forbidden'],
  },
  create: {
    summary:
      'Creates an induction form; the server draws its PIN. `translations` says its texts in its other languages.',
    body: NewInductionForm,
    reply: InductionForm,
    status: 201,
  },
  update: {
    summary:
      'Publishes an induction form, changed pages as a new immutable version; with `draft: true` keeps it as the form’s draft. `renewal` demands that inductions of older versions be renewed, `null` takes that back; absent, it leaves it as it is.',
    body: z.extend(AuthoredInductionForm, {
      version: Version,
      draft: SavedAsDraft,
      renewal: z.optional(z.nullable(AskedRenewal)),
    }),
    reply: InductionForm,
    errors: ['not_found', 'version_conflict', 'file_missing', 'invalid_state'],
  },
  discardDraft: {
    summary: 'Discards the unpublished draft of an induction form; `version` is the form’s, as for a PUT.',
    query: z.object({ version: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
    reply: z.object({}),
    errors: ['not_found', 'version_conflict'],
  },
  versions: {
    summary: 'Every saved state of a form: who saved it and when, newest first.',
    query: z.pick(ListQuery, { limit: true, cursor: true }),
    reply: listOf(SavedVersionRow),
    errors: ['not_found'],
  },
  version: {
    summary: 'One saved state of a form with its pages.',
    reply: FormVersion,
    errors: ['not_found'],
  },
  events: {
    summary: 'What happened to an induction form, newest first: its versions, changed settings, archiving.',
    reply: Trail,
    errors: ['not_found'],
  },
  copy: {
    summary:
      'Creates a form with the same content, files of its own and a PIN of its own; `language` is that of its name.',
    query: z.object({ language: z.optional(Languages) }),
    reply: InductionForm,
    status: 201,
    errors: ['not_found'],
  },
  archive: {
    summary: 'Archives a form: its inductions stay, no new one starts by its PIN.',
    reply: InductionForm,
    errors: ['not_found'],
  },
  unarchive: {
    summary: 'Brings a form back from the archive; a new PIN is drawn where its own is gone.',
    reply: InductionForm,
    errors: ['not_found'],
  },
  releaseStarts: {
    summary:
      'Lets inductions of a form be started again for the rest of the day, where many starts have made them wait.',
    reply: InductionForm,
    errors: ['not_found', 'invalid_state'],
  },
  remove: {
    summary: 'Removes a form from which no induction was started.',
    reply: z.object({}),
    errors: ['not_found', 'in_use'],
  },
} satisfies Shapes;
