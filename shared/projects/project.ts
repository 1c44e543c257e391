import * as z from 'zod/mini';
import { isRealDate } from '../content/real-date.ts';
import { MOST_EMAILS } from '../core/email-address.ts';
import { AskedCompany, EmailAddress, filledLine, Id, line, Timestamp, Version } from '../core/fields.ts';
import { SiteZone, WrittenZones } from '../core/zones/zone.ts';
import { MOST_PRESENCE_MONTHS, NAME_CHARACTERS, NEW_PROJECT } from './new-project.ts';

const MAX_INDUCTION_FORMS = 20;

const Name = filledLine(NAME_CHARACTERS);
export const Day = z.string().check(z.refine(isRealDate));
const Emails = z._default(z.array(EmailAddress).check(z.maxLength(MOST_EMAILS)), []);
const flag = (standard: boolean) => z._default(z.boolean(), standard);

/** Who receives reminders of expiring cards. All three reminders are on by default, so one switch turns reminding on. */
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

/** Whether arrivals and leavings are noted, also by the workers themselves, and for how many months they are kept. */
const PresenceSettings = {
  presence: z.boolean(),
  selfCheckIn: z.boolean(),
  presenceMonths: z.number().check(z.int(), z.minimum(1), z.maximum(MOST_PRESENCE_MONTHS)),
};

/** The writable fields of a project; the server sets the rest. */
export const ProjectDraft = z.object({
  name: z._default(Name, NEW_PROJECT.name),
  startDate: z._default(z.nullable(Day), null),
  endDate: z._default(z.nullable(Day), null),
  address: z.optional(line(NAME_CHARACTERS)),
  inductionFormIds: z._default(z.array(Id).check(z.maxLength(MAX_INDUCTION_FORMS)), []),
  cardReminder: z._default(CardReminder, NEW_PROJECT.cardReminder),
  // An older release of the site saves a project without them: they stay as they are.
  presence: z.optional(PresenceSettings.presence),
  presenceMonths: z.optional(PresenceSettings.presenceMonths),
  selfCheckIn: z.optional(PresenceSettings.selfCheckIn),
  zones: z.optional(WrittenZones),
});
export type ProjectDraft = z.infer<typeof ProjectDraft>;

/** A new project; only root names another company than their own. */
export const NewProject = z.extend(ProjectDraft, { company: AskedCompany });
export type NewProject = z.infer<typeof NewProject>;

/** A site, with its induction forms and reminder settings. Dates are `YYYY-MM-DD`. */
export const Project = z.object({
  _id: Id,
  company: Id,
  version: Version,
  name: z.string(),
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  /** Where the site is; it is printed on permits. */
  address: z.optional(z.string()),
  ended: z.boolean(),
  created: Timestamp,
  inductionFormIds: z.array(Id),
  cardReminder: CardReminder,
  presence: z._default(PresenceSettings.presence, NEW_PROJECT.presence),
  presenceMonths: z._default(PresenceSettings.presenceMonths, NEW_PROJECT.presenceMonths),
  selfCheckIn: z._default(PresenceSettings.selfCheckIn, NEW_PROJECT.selfCheckIn),
  /** The code of its gate, which the poster shows; null until workers may note themselves for the first time. */
  gateId: z._default(z.nullable(Id), null),
  /** The parts of the site, in the order of the board. */
  zones: z._default(z.array(SiteZone), NEW_PROJECT.zones),
  /** The name of the picture on which its zones are marked; absent where there is none. */
  plan: z.optional(z.string()),
  /** Whether programs of the company are told of what happens on the site; absent where not. */
  hasWebhooks: z.optional(z.boolean()),
  /** The board of its permits, which whoever has the address reads; null while there is none. */
  board: z._default(z.nullable(z.object({ _id: Id, created: Timestamp })), null),
});
export type Project = z.infer<typeof Project>;

/** A project as its staff get it; `planToken` opens the picture of its plan for an hour. */
export const ShownProject = z.extend(Project, { planToken: z.optional(z.string()) });
export type ShownProject = z.infer<typeof ShownProject>;

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
