import * as z from 'zod/mini';
import { FileName } from '../content/authored.ts';
import { AnsweredBlock } from '../content/block-shapes.ts';
import { PERSON_ROLES } from '../content/blocks/person/person-roles.ts';
import { MAX_PAGES } from '../content/pages/page.ts';
import { SignatureTimes } from '../content/answers/signature-times.ts';
import { isRealDate } from '../content/real-date.ts';
import { ShownIn } from '../content/pages/shown-in.ts';
import { TEXT_MARKS } from '../content/translation/text-marks.ts';
import { Id, NamedRef, Timestamp, WorkerLanguages, filledLine, text } from '../core/fields.ts';
import { Zone } from '../core/zones/zone.ts';
import { MOST_ZONES } from '../core/zones/zone-limits.ts';
import { PermitSettings } from '../content/forms/permit-settings.ts';
import { MAX_ATTACHMENTS, NO_PROJECT } from './permit-defaults.ts';
import { PROCESS_TYPES } from './permit-chain.ts';
import { Overlap } from './overlap.ts';
import { PermitEvent, Said } from './permit-event.ts';
import { DailyTime } from './permit-fields.ts';
import { Extension, handOverOf, Suspension, Watch } from './permit-life.ts';
import { DESCRIPTION_CHARACTERS, NAME_CHARACTERS } from './permit-limits.ts';
import { PermitPerson } from './permit-person.ts';
import { PERMIT_STATES, PERMIT_STATUSES } from './permit-state.ts';

export type { PermitEvent } from './permit-event.ts';
export type { PermitPerson } from './permit-person.ts';
export type { PermitRow } from './permit-row.ts';

const MAX_BLOCKS_SENT = 200;

const Role = z.enum(PERSON_ROLES);
const Status = z.enum(PERMIT_STATUSES);
const Name = filledLine(NAME_CHARACTERS);
const Day = z.nullable(z.string().check(z.refine(isRealDate, { params: { code: 'invalid_format' } })));
const Files = z.array(FileName).check(z.maxLength(MAX_ATTACHMENTS));

/** A zone is written as its id, or as an object whose `_id` is read; the server knows its name. */
const NamedZone = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? { _id: value } : value)),
  z.object({ _id: Id, name: z._default(z.string(), '') }),
);

const Facts = {
  name: z.optional(Name),
  description: z.optional(text(DESCRIPTION_CHARACTERS)),
  zones: z.optional(z.array(NamedZone).check(z.maxLength(MOST_ZONES))),
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

/** The body that creates a permit; the form is an id, or an object with an `_id`. */
export const PermitDraft = z.object({
  ...Facts,
  name: Name,
  permitFormId: FormReference,
  project: z.string().check(z.refine((id) => id !== NO_PROJECT && id !== '', MISSING)),
});
export type PermitDraft = z.infer<typeof PermitDraft>;

/** A page as a client sends it back: the blocks with their answers. */
const SubmittedPage = z.object({ content: z.array(z.unknown()).check(z.maxLength(MAX_BLOCKS_SENT)) });

/** A change of a permit; omitted fields stay unchanged. */
export const PermitChange = z.object({
  ...Facts,
  /** In the form's order; `null` leaves a page unchanged. */
  pages: z.optional(z.array(z.nullable(SubmittedPage)).check(z.maxLength(MAX_PAGES))),
  /** Names of files in the permit's folders, beside those on its pages. */
  images: z.optional(Files),
  documents: z.optional(Files),
});
export type PermitChange = z.infer<typeof PermitChange>;

/** A page of a permit; its blocks hold their answers. */
export const PermitPage = z.object({
  title: z.string(),
  minReadTime: z.number(),
  content: z.array(AnsweredBlock),
  /** The texts that are not in the language of the permit's texts, by their paths. */
  marks: z.optional(z.record(z.string(), z.enum(TEXT_MARKS))),
});
export type PermitPage = z.infer<typeof PermitPage>;

/** A grantor's reason for granting a permit beside others, and beside which. */
export const OverlapReason = z.extend(Said, { overlaps: z.readonly(z.array(Overlap)) });

export const Permit = z.object({
  _id: Id,
  company: Id,
  /** Counts every change. */
  version: z.number(),
  number: z.string(),
  name: z.string(),
  description: z.string(),
  status: Status,
  /** The displayed state when the server answered. */
  state: z.enum(PERMIT_STATES),
  isExpired: z.boolean(),
  archived: z.boolean(),
  /** Of a form in several languages: these, the first in which it is written; the one in which its texts are here, and the revision. */
  languages: z.optional(z.array(WorkerLanguages)),
  ...z.partial(ShownIn).shape,
  pendingRole: z.nullable(Role),
  processType: z.enum(PROCESS_TYPES),
  project: Id,
  projectName: z.string(),
  permitFormId: z.object({ _id: Id, name: z.string(), description: z.string() }),
  /** The parts of the site where the work is, with their names when they were chosen. */
  zones: z.array(Zone),
  /** What the permit's form demands of it. */
  settings: PermitSettings,
  /** `YYYY-MM-DD` and `HH:MM`, by the clock of Helsinki. */
  startDate: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  dailyStartTime: z.string(),
  dailyEndTime: z.string(),
  /** The instants of those dates and times. */
  validFrom: z.nullable(Timestamp),
  validUntil: z.nullable(Timestamp),
  pages: z.array(PermitPage),
  images: z.array(z.string()),
  documents: z.array(z.string()),
  persons: z.array(PermitPerson),
  /** The grantor's reason for accepting an invalid required card. */
  cardOverride: z.nullable(Said),
  /** Work of other permits in the same zones at the same time; for those who write permits, and the grantor. */
  overlaps: z.optional(z.array(Overlap)),
  /** Why the grantor let it overlap with others although one of the forms wants its zone for itself. */
  overlapReason: z.nullable(OverlapReason),
  /** Why a grantor sent the permit back (until somebody submits it again), or why a work approver rejected the work. */
  rejection: z.nullable(Said),
  /** Why no work may be done for now, and how many people were told; null while work may be done. */
  suspended: z.nullable(z.extend(Suspension, { told: z.number() })),
  /** A later end that waits for a grantor. */
  extension: z.nullable(Extension),
  /** A hand-over that waits for signatures; `person` is who takes over. */
  handOver: z.nullable(handOverOf(PermitPerson)),
  /** The watch after each day of work, oldest first. */
  watches: z.array(Watch),
  /** Absent when no page has a drawing, and for drawings older than this field. */
  signatureTimes: z.optional(SignatureTimes),
  meta: z.object({ created: Timestamp, createdBy: NamedRef, archived: z.boolean() }),
  /** Newest first, at most 100 moves and 100 rounds; empty for callers who have only a PIN. */
  history: z.array(PermitEvent),
  /**
   * The print link, `/view-permit/{viewId}/{viewPin}`; absent for callers who have only a PIN. The link's view has `viewId` as its `_id`.
   */
  viewId: z.optional(Id),
  viewPin: z.optional(z.string()),
  /** These open the folders `images/permit/{_id}/`, `documents/permit/{_id}/` and those of `permitForm/{permitFormId._id}/`. */
  fileToken: z.string(),
  documentToken: z.string(),
  formImageToken: z.string(),
  formDocumentToken: z.string(),
});
export type Permit = z.infer<typeof Permit>;
