import * as z from 'zod/mini';
import { MAX_PAGES, Page } from '../content/page.ts';
import { InputSettings, ProjectTexts } from '../content/form-settings.ts';
import { SavedVersionRow } from '../content/saved-version.ts';
import { AskedCompany, EmailAddress, Id, line, Timestamp, Version } from '../core/fields.ts';

export const EmailSetting = z.object({
  notifyNewInduction: z._default(z.boolean(), false),
  notifyNewInductionEmails: z._default(z.array(EmailAddress).check(z.maxLength(20)), []),
});
export type EmailSetting = z.infer<typeof EmailSetting>;

/** What an author may write; everything else of an induction form is the server's. */
export const InductionFormDraft = z.object({
  meta: z._default(z.object({ name: z._default(line(200), '') }), { name: '' }),
  project: z._default(ProjectTexts, { title: [], description: [], address: [] }),
  emailSetting: z._default(EmailSetting, { notifyNewInduction: false, notifyNewInductionEmails: [] }),
  inputSettings: z._default(InputSettings, { birthdayType: 0, taxNumberType: 0 }),
  pages: z._default(z.array(Page).check(z.maxLength(MAX_PAGES)), []),
});
export type InductionFormDraft = z.infer<typeof InductionFormDraft>;

/** A new form; only root names another company than their own. */
export const NewInductionForm = z.extend(InductionFormDraft, { company: AskedCompany });
export type NewInductionForm = z.infer<typeof NewInductionForm>;

const InductionFormMeta = z.object({
  name: z.string(),
  pin: z.string(),
  created: Timestamp,
  modified: Timestamp,
  archived: z.boolean(),
});

export const InductionForm = z.object({
  _id: Id,
  company: Id,
  version: Version,
  meta: InductionFormMeta,
  project: ProjectTexts,
  emailSetting: EmailSetting,
  inputSettings: InputSettings,
  pages: z.array(Page),
  /** Signed inductions that nobody has approved yet; follows the events within seconds. */
  waitingCount: z.number(),
  /** Opens the pictures of the pages. */
  fileToken: z.string(),
  /** Opens the documents of the pages. */
  documentToken: z.string(),
});
export type InductionForm = z.infer<typeof InductionForm>;

/** One saved state of a form whole; it never changes. */
export const FormVersion = z.extend(SavedVersionRow, {
  name: z.string(),
  project: ProjectTexts,
  inputSettings: InputSettings,
  pages: z.array(Page),
});
export type FormVersion = z.infer<typeof FormVersion>;

/** A row of the induction-form list: what the approval and form lists show. */
export const InductionFormRow = z.object({
  _id: Id,
  company: Id,
  meta: InductionFormMeta,
  pageCount: z.number(),
  /** Signed inductions that nobody has approved yet; follows the events within seconds. */
  waitingCount: z.number(),
  startedCount: z.number(),
  signedCount: z.number(),
  latestSigned: z.nullable(Timestamp),
});
export type InductionFormRow = z.infer<typeof InductionFormRow>;

/** What anyone who knows the PIN may see before starting. */
export const InductionFormTeaser = z.object({ name: z.string(), project: ProjectTexts });
