import * as z from 'zod/mini';
import { isRealDate } from '../content/real-date.ts';
import { AskedCompany, EmailAddress, filledLine, Id, Timestamp, Version } from '../core/fields.ts';

/** The name of a project that nobody has named yet: by it the interface knows a new one (spec 3). */
export const NEW_PROJECT_NAME = 'Uusi projekti';

const MAX_INDUCTION_FORMS = 20;
const MAX_EMAILS = 20;

export const NAME_CHARACTERS = 200;

const Name = filledLine(NAME_CHARACTERS);
const Day = z.string().check(z.refine(isRealDate));
const Emails = z._default(z.array(EmailAddress).check(z.maxLength(MAX_EMAILS)), []);
const flag = (standard: boolean) => z._default(z.boolean(), standard);

/** Who is reminded of cards that expire. The three reminders are on from the start, so that one switch is enough. */
export const CardReminder = z.object({
  adminEnabled: flag(false),
  adminEmails: Emails,
  ownerEnabled: flag(false),
  reminder1Enabled: flag(true),
  reminder2Enabled: flag(true),
  reminder3Enabled: flag(true),
  updateNoteEnabled: flag(false),
  updateNoteEmails: Emails,
});
export type CardReminder = z.infer<typeof CardReminder>;

const NO_REMINDERS: CardReminder = {
  adminEnabled: false,
  adminEmails: [],
  ownerEnabled: false,
  reminder1Enabled: true,
  reminder2Enabled: true,
  reminder3Enabled: true,
  updateNoteEnabled: false,
  updateNoteEmails: [],
};

/** What may be written of a project; everything else is the server's. */
export const ProjectDraft = z.object({
  name: z._default(Name, NEW_PROJECT_NAME),
  startDate: z._default(z.nullable(Day), null),
  endDate: z._default(z.nullable(Day), null),
  inductionFormIds: z._default(z.array(Id).check(z.maxLength(MAX_INDUCTION_FORMS)), []),
  cardReminder: z._default(CardReminder, NO_REMINDERS),
});
export type ProjectDraft = z.infer<typeof ProjectDraft>;

/** A new project; only root names another company than their own. */
export const NewProject = z.extend(ProjectDraft, { company: AskedCompany });
export type NewProject = z.infer<typeof NewProject>;

/** What a project is made of where nothing of it is given. */
export const NEW_PROJECT: ProjectDraft = {
  name: NEW_PROJECT_NAME,
  startDate: null,
  endDate: null,
  inductionFormIds: [],
  cardReminder: NO_REMINDERS,
};

/** A site, with its induction forms and reminder settings. Dates are `YYYY-MM-DD`. */
export const Project = z.object({
  _id: Id,
  company: Id,
  version: Version,
  name: z.string(),
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  ended: z.boolean(),
  created: Timestamp,
  inductionFormIds: z.array(Id),
  cardReminder: CardReminder,
});
export type Project = z.infer<typeof Project>;

/** A row of the project list. */
export const ProjectRow = z.object({
  _id: Id,
  company: Id,
  name: z.string(),
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  ended: z.boolean(),
  created: Timestamp,
  inductionFormCount: z.number(),
});
export type ProjectRow = z.infer<typeof ProjectRow>;
