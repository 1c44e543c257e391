import * as z from 'zod/mini';
import { SignatureTimes } from '../../../../shared/content/answers/signature-times.ts';
import { Id, NamedRef, WorkerLanguages } from '../../../../shared/core/fields.ts';
import { Zone } from '../../../../shared/core/zones/zone.ts';
import { pendingRole, waitingIn } from '../../../../shared/permits/permit-chain.ts';
import { isSignedByAnybody } from '../../../../shared/permits/permit-moves.ts';
import { Said } from '../../../../shared/permits/permit-event.ts';
import { OverlapReason } from '../../../../shared/permits/permit.ts';
import { PermitPerson } from '../../../../shared/permits/permit-person.ts';
import { Extension, handOverOf, Suspension, Watch } from '../../../../shared/permits/permit-life.ts';
import { isWatched } from '../../../../shared/permits/permit-state.ts';
import { PermitRow } from '../../../../shared/permits/permit-row.ts';
import { entity } from '../../entity.ts';
import {
  foundPartition,
  permitEndSortKey,
  permitKey,
  permitsByEndPartition,
  permitsPartition,
  type PermitGroup,
} from '../../keys.ts';

/** A PIN as a peppered hash, and the key of the link drawn with it. */
const Pin = z.object({
  hash: z.string(),
  /** Absent for older links, which carry the PIN itself. */
  key: z.optional(z.string()),
  /** The user who drew it anew; absent for a PIN that came with the person's turn. */
  drawnBy: z.optional(z.string()),
  /** The user who saw it; absent where it was sent to its person. */
  shownTo: z.optional(NamedRef),
});
export type PinRecord = z.infer<typeof Pin>;

/** A person of a permit, with the facts from when they were chosen. */
const Person = z.extend(
  z.omit(PermitPerson, { isReachable: true, card: true, cardProblem: true, mailReturned: true }),
  {
    email: z.string(),
    phoneNumber: z.string(),
    language: WorkerLanguages,
    /** The person's living PINs, newest first. */
    pins: z.readonly(z.array(Pin)),
  },
);
export type PermitPersonRecord = z.infer<typeof Person>;

/** What a list shows of a permit, without the states that depend on the clock. */
const Row = z.extend(z.omit(PermitRow, { state: true, isExpired: true }), {
  zones: z._default(z.array(Zone), []),
  waitingForUser: z._default(z.nullable(Id), null),
  /** Stored only where true: most drafts are below 1 KB, and a byte more costs a write unit. */
  isSigned: z._default(z.boolean(), false),
  isSuspended: z._default(z.boolean(), false),
  isWatched: z._default(z.boolean(), false),
});

const DERIVED = {
  pendingRole: true,
  waitingFor: true,
  waitingForUser: true,
  alsoWaitingForUsers: true,
  isSigned: true,
  isSuspended: true,
  isWatched: true,
} as const;

const Head = z.extend(z.omit(Row, DERIVED), {
  /** Absent where there is none: most drafts are below 1 KB. */
  zones: z.optional(z.array(Zone)),
  /** Whether its form wants its zones for itself. */
  exclusive: z.optional(z.boolean()),
  /** The watch that its form asks for after each day of work; absent without one. */
  watchMinutes: z.optional(z.number()),
  watchEvery: z.optional(z.number()),
  overlapReason: z.optional(OverlapReason),
  /** The project's name when the permit was made. */
  projectName: z.string(),
  permitFormId: Id,
  formVersion: z.number(),
  /** Counts every change. */
  version: z.number(),
  /** Counts changes of the content that a signature covers. */
  contentVersion: z.number(),
  description: z.string(),
  images: z.readonly(z.array(z.string())),
  documents: z.readonly(z.array(z.string())),
  persons: z.readonly(z.array(Person)),
  /** `covers` names the problems that it accepts. */
  cardOverride: z.nullable(z.extend(Said, { covers: z.readonly(z.array(z.string())) })),
  rejection: z.nullable(Said),
  /** When the drawings on the pages were made; absent without drawings, and in permits from before this field. */
  signatureTimes: z.optional(SignatureTimes),
  /** Absent where there is none: most drafts are below 1 KB. */
  suspended: z.optional(Suspension),
  extension: z.optional(Extension),
  handOver: z.optional(handOverOf(Person)),
  watches: z.optional(z.array(Watch)),
  /** Whether its company has webhooks; absent where not. */
  hasWebhooks: z.optional(z.boolean()),
  createdBy: NamedRef,
  /** The versions `from` to `to` look the same to everybody: reminders drew links between them. Good while `to` is the version. */
  unseen: z.optional(z.object({ from: z.number(), to: z.number() })),
  /** The id of the print's link. */
  viewId: z.string(),
});

/** A permit without its history and the answers on its pages. */
export type PermitHead = z.infer<typeof Head>;

/** Whether a version that somebody knows looks to them as the permit does now. */
export function looksAs({ version, unseen }: Pick<PermitHead, 'version' | 'unseen'>, known: number): boolean {
  return known === version || (unseen?.to === version && known >= unseen.from && known < version);
}

/** The permit after a change that nobody sees. */
export function unseenChange(head: PermitHead): PermitHead {
  const { version, unseen } = head;
  const from = unseen?.to === version ? unseen.from : version;
  return { ...head, version: version + 1, unseen: { from, to: version + 1 } };
}

/** The permit with every person passed through `change`, also who takes over from one of them. */
export function withEverybody(
  head: PermitHead,
  change: (person: PermitPersonRecord) => PermitPersonRecord,
): PermitHead {
  const { handOver } = head;
  const persons = head.persons.map(change);
  return { ...head, persons, ...(handOver ? { handOver: { ...handOver, person: change(handOver.person) } } : {}) };
}

/** The persons of a permit, and who takes over from one of them. */
export function everybodyOf({ persons, handOver }: PermitHead): readonly PermitPersonRecord[] {
  return handOver ? [...persons, handOver.person] : persons;
}

const GROUPS: Readonly<Record<PermitHead['status'], PermitGroup>> = {
  Draft: 'draft',
  'Pending Approval': 'open',
  Approved: 'open',
  WorkApproved: 'done',
  WorkRejected: 'done',
  Cancelled: 'done',
};

const groupOf = ({ status, archived }: PermitHead): PermitGroup => (archived ? 'archived' : GROUPS[status]);

export const permits = entity({
  name: 'permit',
  schema: Head,
  row: Row,
  key: permitKey,
  list: ({ company, project, archived }) => permitsPartition(company, project, archived),
  places: (head) => ({
    GSI2PK: permitsByEndPartition(head.company, groupOf(head)),
    GSI2SK: permitEndSortKey(head.endTime, head.dailyEndTime, head._id),
  }),
  search: ({ company, name, number }) => ({
    texts: [name, number],
    sortName: name,
    found: { partition: foundPartition(company, 'permits'), kind: 'permit', texts: [name, number] },
  }),
  derived: (head) => {
    const waiting = waitingIn(head.persons);
    return {
      ...waiting,
      pendingRole: pendingRole(head.persons),
      waitingForUser: waiting.waitingForUser ?? undefined,
      alsoWaitingForUsers: waiting.alsoWaitingForUsers,
      isSigned: isSignedByAnybody(head) || undefined,
      isSuspended: head.suspended !== undefined || undefined,
      isWatched: isWatched(head) || undefined,
    };
  },
});
