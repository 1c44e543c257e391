import * as z from 'zod/mini';
import { PERSON_ROLES } from '../content/blocks/person/person-roles.ts';
import { MAX_PAGES, Page } from '../content/pages/page.ts';
import { FormLanguages } from '../content/forms/form-languages.ts';
import { GivenTranslations } from '../content/translation/given-translations.ts';
import { FORM_NAME_CHARACTERS } from '../content/forms/form-limits.ts';
import { FormDraftMark } from '../content/forms/form-draft.ts';
import { SavedVersionRow } from '../content/forms/saved-version.ts';
import { AskedCompany, Id, line, text, Timestamp, Version, WorkerLanguages } from '../core/fields.ts';
import { PermitSettings } from '../content/forms/permit-settings.ts';
import { DESCRIPTION_CHARACTERS } from './permit-form-limits.ts';

/** The writable fields of a permit form. */
export const AuthoredPermitForm = z.object({
  name: z._default(line(FORM_NAME_CHARACTERS), ''),
  description: z._default(text(DESCRIPTION_CHARACTERS), ''),
  ...PermitSettings.shape,
  languages: FormLanguages,
  pages: z._default(z.array(Page).check(z.maxLength(MAX_PAGES)), []),
});
export type AuthoredPermitForm = z.infer<typeof AuthoredPermitForm>;

/** A new form; only root names another company than their own. */
export const NewPermitForm = z.extend(AuthoredPermitForm, { company: AskedCompany, translations: GivenTranslations });
export type NewPermitForm = z.infer<typeof NewPermitForm>;

const PermitFormMeta = z.object({ created: Timestamp, modified: Timestamp, archived: z.boolean() });

export const PermitForm = z.object({
  _id: Id,
  company: Id,
  version: Version,
  name: z.string(),
  description: z.string(),
  meta: PermitFormMeta,
  ...PermitSettings.shape,
  /** The languages in which it is shown; the first is the base, in which it is written. */
  languages: z.array(WorkerLanguages),
  pages: z.array(Page),
  /** The form's unpublished draft; null without one, and for callers who do not write forms. */
  unpublished: z.nullable(FormDraftMark),
  /** Opens the pictures of the pages. */
  fileToken: z.string(),
  /** Opens the documents of the pages. */
  documentToken: z.string(),
});
export type PermitForm = z.infer<typeof PermitForm>;

/** One saved version of a form, whole; it never changes. */
export const PermitFormVersion = z.extend(SavedVersionRow, {
  name: z.string(),
  description: z.string(),
  ...PermitSettings.shape,
  /** The languages in which it is shown; the first is the base, in which it is written. */
  languages: z.array(WorkerLanguages),
  pages: z.array(Page),
});
export type PermitFormVersion = z.infer<typeof PermitFormVersion>;

/** What anyone may read of a permit form to try it: its texts, without the right answers. */
export const PermitFormTrial = z.object({
  _id: Id,
  name: z.string(),
  description: z.string(),
  pages: z.array(Page),
});
export type PermitFormTrial = z.infer<typeof PermitFormTrial>;

export const PermitFormRow = z.object({
  _id: Id,
  company: Id,
  name: z.string(),
  description: z.string(),
  meta: PermitFormMeta,
  pageCount: z.number(),
  /** The roles of its person blocks, without duplicates. */
  roles: z.array(z.enum(PERSON_ROLES)),
  /** The form's unpublished draft; null without one, and for callers who do not write forms. */
  unpublished: z.nullable(FormDraftMark),
});
export type PermitFormRow = z.infer<typeof PermitFormRow>;
