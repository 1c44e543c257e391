import * as z from 'zod/mini';
import { FileName } from '../content/authored.ts';
import { AnsweredBlock } from '../content/block-intake-registry.ts';
import { PERSON_ROLES } from '../content/kinds/person-intake.ts';
import { MAX_PAGES, SignatureTimes } from '../content/page.ts';
import { isRealDate } from '../content/real-date.ts';
import { filledLine, Id, NamedRef, text, Timestamp } from '../core/fields.ts';
import { MAX_ATTACHMENTS, NO_PROJECT } from './permit-defaults.ts';
import { PERSON_STATUSES, PROCESS_TYPES } from './permit-chain.ts';
import { PERMIT_STATES, PERMIT_STATUSES } from './permit-state.ts';

const NAME_CHARACTERS = 200;
const DESCRIPTION_CHARACTERS = 4000;
const MAX_BLOCKS_SENT = 200;

const Role = z.enum(PERSON_ROLES);
const Status = z.enum(PERMIT_STATUSES);
export const Reason = text(1000);

const Name = filledLine(NAME_CHARACTERS);
const Day = z.nullable(z.string().check(z.refine(isRealDate, { params: { code: 'invalid_format' } })));
/** Hours 00 to 23, minutes 00, 15, 30 or 45. */
const DailyTime = z.string().check(z.regex(/^([01]\d|2[0-3]):(00|15|30|45)$/));
const Files = z.array(FileName).check(z.maxLength(MAX_ATTACHMENTS));

const Facts = {
  name: z.optional(Name),
  description: z.optional(text(DESCRIPTION_CHARACTERS)),
  startDate: z.optional(Day),
  endTime: z.optional(Day),
  dailyStartTime: z.optional(DailyTime),
  dailyEndTime: z.optional(DailyTime),
};

const MISSING = { params: { code: 'required' } };
const FormReference = z.pipe(
  z.transform((value: unknown) => (typeof value === 'object' && value !== null && '_id' in value ? value._id : value)),
  Id,
);

/** What makes a permit; the form may be given as an id or as an object whose `_id` is read. */
export const PermitDraft = z.object({
  ...Facts,
  name: Name,
  permitFormId: FormReference,
  project: z.string().check(z.refine((id) => id !== NO_PROJECT && id !== '', MISSING)),
});
export type PermitDraft = z.infer<typeof PermitDraft>;

/** A page as a client sends it back: the blocks with the answers in them. */
const SubmittedPage = z.object({ content: z.array(z.unknown()).check(z.maxLength(MAX_BLOCKS_SENT)) });

/** A change of a permit: what is left out stays. */
export const PermitChange = z.object({
  ...Facts,
  /** In the form's order; `null` stands for a page that the body does not speak of. */
  pages: z.optional(z.array(z.nullable(SubmittedPage)).check(z.maxLength(MAX_PAGES))),
  /** Names of files in the permit's folders, beside those on its pages. */
  images: z.optional(Files),
  documents: z.optional(Files),
});
export type PermitChange = z.infer<typeof PermitChange>;

/** A page of a permit, its blocks with the answers in them. */
export const PermitPage = z.object({ title: z.string(), minReadTime: z.number(), content: z.array(AnsweredBlock) });
export type PermitPage = z.infer<typeof PermitPage>;

/** A drawn or typed signature; `value` is the name of a picture in the permit's folder, or empty. */
const PersonSignature = z.object({
  value: z.string(),
  location: z.string(),
  date: z.string(),
  typed: z.optional(z.boolean()),
});

/** A person of a permit. PINs are never read back. */
export const PermitPerson = z.object({
  _id: Id,
  role: Role,
  status: z.enum(PERSON_STATUSES),
  firstName: z.string(),
  lastName: z.string(),
  /** Whom the person works for. */
  company: z.string(),
  /** Only to those who may read the whole permit, and to the person. */
  email: z.optional(z.string()),
  phoneNumber: z.optional(z.string()),
  /** The title of the block that the person was chosen in. */
  title: z.string(),
  userFormId: z.nullable(Id),
  userId: z.nullable(Id),
  cardId: z.nullable(Id),
  /** The card by its name and expiry, as it is now. */
  card: z.nullable(z.object({ name: z.string(), expires: z.string() })),
  /** The name of the card that the block asks for, or empty, and whether nobody signs without it. */
  cardRequirement: z.string(),
  cardIsMandatory: z.boolean(),
  cardProblem: z.nullable(z.enum(['card_missing', 'card_expired'])),
  /** When they signed or refused. */
  signed: z.nullable(Timestamp),
  signature: z.nullable(PersonSignature),
  reason: z.nullable(z.string()),
  /** Who gave out the code that they signed with, where it was shown to somebody and not sent to them. */
  pinGivenBy: z.optional(z.string()),
  /** Who asked for a code that another user may see and give out; only to those who may read the whole permit. */
  pinAskedBy: z.optional(NamedRef),
});
export type PermitPerson = z.infer<typeof PermitPerson>;

export const PERMIT_EVENTS = [
  'created',
  'copied',
  'submitted',
  'edited',
  'signed',
  'rejected',
  'cancelled',
  'archived',
  'unarchived',
  'imageDeleted',
  'pinDrawn',
  'pinAsked',
] as const;

/** Something that was done to a permit. */
export const PermitEvent = z.object({
  at: Timestamp,
  what: z.enum(PERMIT_EVENTS),
  by: NamedRef,
  /** Whether they were logged in, or known by a PIN of the permit or their own. */
  how: z.enum(['login', 'pin', 'ownPin']),
  from: z.nullable(Status),
  to: Status,
  /** Whose turn or PIN it was. */
  role: z.optional(Role),
  person: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** Who gave out the code, where it was shown to somebody and not sent to its person. */
  pinGivenBy: z.optional(z.string()),
  /** SHA-256 over what a signature covers. */
  hash: z.optional(z.string()),
});
export type PermitEvent = z.infer<typeof PermitEvent>;

const Said = z.object({ reason: z.string(), by: z.string(), role: Role, at: Timestamp });

export const Permit = z.object({
  _id: Id,
  company: Id,
  /** Counts every change. */
  version: z.number(),
  number: z.string(),
  name: z.string(),
  description: z.string(),
  status: Status,
  /** The state that is shown, by the clock at the time of the answer. */
  state: z.enum(PERMIT_STATES),
  isExpired: z.boolean(),
  archived: z.boolean(),
  pendingRole: z.nullable(Role),
  processType: z.enum(PROCESS_TYPES),
  project: Id,
  projectName: z.string(),
  permitFormId: z.object({ _id: Id, name: z.string(), description: z.string() }),
  /** `YYYY-MM-DD` and `HH:MM`, by the clock of Helsinki. */
  startDate: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  dailyStartTime: z.string(),
  dailyEndTime: z.string(),
  /** The instants that they stand for. */
  validFrom: z.nullable(Timestamp),
  validUntil: z.nullable(Timestamp),
  pages: z.array(PermitPage),
  images: z.array(z.string()),
  documents: z.array(z.string()),
  persons: z.array(PermitPerson),
  /** Why a required card that will not do was let pass, by the grantor. */
  cardOverride: z.nullable(Said),
  /** Why a grantor sent it back, until it is submitted again, or a work approver did not accept the work. */
  rejection: z.nullable(Said),
  /** Absent where no page has a drawing, and for drawings of before this was kept. */
  signatureTimes: z.optional(SignatureTimes),
  meta: z.object({ created: Timestamp, createdBy: NamedRef, archived: z.boolean() }),
  /** Newest first, at most 100; empty for those who have a PIN only. */
  history: z.array(PermitEvent),
  /** The link of the print, `/view-permit/{viewId}/{viewPin}`; absent for those who have a PIN only. */
  viewId: z.optional(Id),
  viewPin: z.optional(z.string()),
  /** Open the folders `images/permit/{_id}/`, `documents/permit/{_id}/` and those of `permitForm/{permitFormId._id}/`. */
  fileToken: z.string(),
  documentToken: z.string(),
  formImageToken: z.string(),
  formDocumentToken: z.string(),
});
export type Permit = z.infer<typeof Permit>;

/** A row of a project's list of permits. */
export const PermitRow = z.object({
  _id: Id,
  company: Id,
  project: Id,
  number: z.string(),
  name: z.string(),
  formName: z.string(),
  status: Status,
  state: z.enum(PERMIT_STATES),
  isExpired: z.boolean(),
  archived: z.boolean(),
  pendingRole: z.nullable(Role),
  /** Whose turn it is to sign, by name. */
  waitingFor: z.nullable(z.string()),
  /** Whether anybody has signed or refused it. */
  isSigned: z.boolean(),
  startDate: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  dailyStartTime: z.string(),
  dailyEndTime: z.string(),
  created: Timestamp,
});
export type PermitRow = z.infer<typeof PermitRow>;
