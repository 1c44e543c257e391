import * as z from 'zod/mini';
import { MAX_PAGES, Page } from '../content/pages/page.ts';
import { FORM_NAME_CHARACTERS } from '../content/forms/form-limits.ts';
import { ASKED } from '../content/forms/asked.ts';
import { InputSettings, ProjectTexts, ValiditySettings } from '../content/forms/form-settings.ts';
import { FormLanguages } from '../content/forms/form-languages.ts';
import { GivenTranslations } from '../content/translation/given-translations.ts';
import { FormDraftMark } from '../content/forms/form-draft.ts';
import { SavedVersionRow } from '../content/forms/saved-version.ts';
import { EmailSetting } from './email-setting.ts';
import { REASON_CHARACTERS } from './induction-form-limits.ts';
import { START_CEILINGS } from './start-ceilings.ts';
import { AskedCompany, filledLine, Id, line, Timestamp, Version, WorkerLanguages } from '../core/fields.ts';
import { isRealDate } from '../content/real-date.ts';

/** The form's ceiling of starts per day as its author raises it: at least the default; null keeps the installation's. */
const StartsPerDay = z.nullable(z.int().check(z.minimum(START_CEILINGS.formPerDay), z.maximum(100_000)));

/** A demand that the inductions of older versions be renewed, with its reason, by a day where one is set. */
export const AskedRenewal = z.object({
  reason: filledLine(REASON_CHARACTERS),
  by: z.optional(z.nullable(z.string().check(z.refine(isRealDate)))),
});
export type AskedRenewal = z.infer<typeof AskedRenewal>;

/** The demand that stands, and the first version that it does not concern. */
const StandingRenewal = z.object({
  version: z.number(),
  reason: z.string(),
  by: z.nullable(z.string()),
  at: Timestamp,
  /** How many inductions are listed as to be renewed, up to a limit; lags by seconds. */
  toRenew: z.object({ count: z.number(), isMore: z.boolean() }),
});

/** The writable fields of an induction form; the server sets the rest. */
export const AuthoredInductionForm = z.object({
  meta: z._default(z.object({ name: z._default(line(FORM_NAME_CHARACTERS), '') }), { name: '' }),
  project: z._default(ProjectTexts, { title: [], description: [], address: [] }),
  emailSetting: z._default(EmailSetting, { notifyNewInduction: false, notifyNewInductionEmails: [] }),
  inputSettings: z._default(InputSettings, {
    birthdayType: ASKED.optional,
    taxNumberType: ASKED.optional,
    representativeType: ASKED.notAsked,
  }),
  startsPerDay: z._default(StartsPerDay, null),
  ...ValiditySettings.shape,
  languages: FormLanguages,
  pages: z._default(z.array(Page).check(z.maxLength(MAX_PAGES)), []),
});
export type AuthoredInductionForm = z.infer<typeof AuthoredInductionForm>;

/** A new form; only root names another company than their own. */
export const NewInductionForm = z.extend(AuthoredInductionForm, {
  company: AskedCompany,
  translations: GivenTranslations,
});
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
  startsPerDay: z.nullable(z.number()),
  validMonths: z.number(),
  needsApproval: z.boolean(),
  /** Whether starts of today wait for somebody to release them. */
  startsHeld: z.boolean(),
  renewalAsked: z.nullable(StandingRenewal),
  /** The inductions begun from versions before the newest, and from the newest; lags by seconds. */
  begunOf: z.object({ olderVersions: z.number(), newestVersion: z.number() }),
  /** The languages in which it is shown; the first is the base, in which it is written. */
  languages: z.array(WorkerLanguages),
  pages: z.array(Page),
  /** The form's unpublished draft; null without one, and for callers who do not write forms. */
  unpublished: z.nullable(FormDraftMark),
  /** Signed inductions not yet approved; lags events by seconds. */
  waitingCount: z.number(),
  /** Opens the pictures of the pages. */
  fileToken: z.string(),
  /** Opens the documents of the pages. */
  documentToken: z.string(),
});
export type InductionForm = z.infer<typeof InductionForm>;

/** One saved version of a form, whole; it never changes. */
export const FormVersion = z.extend(SavedVersionRow, {
  name: z.string(),
  project: ProjectTexts,
  inputSettings: InputSettings,
  validMonths: z.number(),
  needsApproval: z.boolean(),
  languages: z.array(WorkerLanguages),
  pages: z.array(Page),
});
export type FormVersion = z.infer<typeof FormVersion>;

/** A row of the form lists and of the approval list. */
export const InductionFormRow = z.object({
  _id: Id,
  company: Id,
  meta: InductionFormMeta,
  pageCount: z.number(),
  /** Signed inductions not yet approved; lags events by seconds. */
  waitingCount: z.number(),
  startedCount: z.number(),
  signedCount: z.number(),
  latestSigned: z.nullable(Timestamp),
  /** Whether starts of today wait for somebody to release them. */
  startsHeld: z.boolean(),
  /** The form's unpublished draft; null without one, and for callers who do not write forms. */
  unpublished: z.nullable(FormDraftMark),
});
export type InductionFormRow = z.infer<typeof InductionFormRow>;

/** What anyone with the PIN may see before starting. */
export const InductionFormTeaser = z.object({ name: z.string(), project: ProjectTexts });
