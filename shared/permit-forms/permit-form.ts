import * as z from 'zod/mini';
import { PERSON_ROLES } from '../content/kinds/person-intake.ts';
import { MAX_PAGES, Page } from '../content/page.ts';
import { SavedVersionRow } from '../content/saved-version.ts';
import { AskedCompany, Id, line, text, Timestamp, Version } from '../core/fields.ts';

const NAME_CHARACTERS = 200;
const DESCRIPTION_CHARACTERS = 4000;

/** What an author may write of a permit form. */
export const PermitFormDraft = z.object({
  name: z._default(line(NAME_CHARACTERS), ''),
  description: z._default(text(DESCRIPTION_CHARACTERS), ''),
  pages: z._default(z.array(Page).check(z.maxLength(MAX_PAGES)), []),
});
export type PermitFormDraft = z.infer<typeof PermitFormDraft>;

/** A new form; only root names another company than their own. */
export const NewPermitForm = z.extend(PermitFormDraft, { company: AskedCompany });
export type NewPermitForm = z.infer<typeof NewPermitForm>;

const PermitFormMeta = z.object({ created: Timestamp, modified: Timestamp, archived: z.boolean() });

export const PermitForm = z.object({
  _id: Id,
  company: Id,
  version: Version,
  name: z.string(),
  description: z.string(),
  meta: PermitFormMeta,
  pages: z.array(Page),
  /** Opens the pictures of the pages. */
  fileToken: z.string(),
  /** Opens the documents of the pages. */
  documentToken: z.string(),
});
export type PermitForm = z.infer<typeof PermitForm>;

/** One saved state of a form whole; it never changes. */
export const PermitFormVersion = z.extend(SavedVersionRow, {
  name: z.string(),
  description: z.string(),
  pages: z.array(Page),
});
export type PermitFormVersion = z.infer<typeof PermitFormVersion>;

/** What anyone may read of a permit form to try it out: its texts, and nothing that tells which answers are right. */
export const PermitFormTrial = z.object({
  _id: Id,
  name: z.string(),
  description: z.string(),
  pages: z.array(Page),
});
export type PermitFormTrial = z.infer<typeof PermitFormTrial>;

/** A row of the list of permit forms. */
export const PermitFormRow = z.object({
  _id: Id,
  company: Id,
  name: z.string(),
  description: z.string(),
  meta: PermitFormMeta,
  pageCount: z.number(),
  /** The roles that its person blocks ask for, each once. */
  roles: z.array(z.enum(PERSON_ROLES)),
});
export type PermitFormRow = z.infer<typeof PermitFormRow>;
