import * as z from 'zod/mini';
import { Id, NamedRef, Timestamp } from '../core/fields.ts';
import { ASKED_BY } from './asked-by.ts';
import { RETENTION_KINDS } from './retention-rules.ts';

/** Of a request: what is going on, or what it waits for. */
export const DATA_REQUEST_STATES = ['searching', 'found', 'planning', 'planned', 'erasing', 'erased'] as const;

/** Why something is kept: which retention time is its own, or that it stays with its project, or as an account, until somebody removes it. */
export const KEPT_AS = [...RETENTION_KINDS, 'account', 'project'] as const;

/** Until when something is kept; without a day as long as its site goes on, or the account is there. */
export const KeptUntil = z.object({ as: z.enum(KEPT_AS), until: z.nullable(z.string()) });
export type KeptUntil = z.infer<typeof KeptUntil>;

const Site = z.object({ project: Id, projectName: z.string() });

const FoundInduction = z.object({
  _id: Id,
  name: z.string(),
  employer: z.string(),
  birthday: z.string(),
  formName: z.string(),
  created: Timestamp,
  signed: z.nullable(Timestamp),
  archived: z.boolean(),
  kept: KeptUntil,
  /** Until when the law keeps its place on a list of workers; absent where none does. */
  list: z.optional(KeptUntil),
});
export type FoundInduction = z.infer<typeof FoundInduction>;

/** A card that was made in a project; those of inductions come and go with these. */
const FoundCard = z.object({ _id: Id, person: z.string(), name: z.string(), project: Id, kept: KeptUntil });
const FoundPermit = z.object({
  _id: Id,
  number: z.string(),
  name: z.string(),
  project: Id,
  kept: KeptUntil,
  addresses: KeptUntil,
});
const FoundLine = z.object({ _id: Id, ...Site.shape, name: z.string(), employer: z.string(), kept: KeptUntil });
const FoundPresence = z.object({ ...Site.shape, userForm: Id, from: z.string(), until: z.string(), kept: KeptUntil });
const FoundUser = z.object({ _id: Id, name: z.string(), email: z.string(), kept: KeptUntil });

/** What an erasure took, or would take, and kept with the reason; nothing in it is the person's. */
export const ErasureReceipt = z.object({
  _id: Id,
  at: Timestamp,
  by: z.string(),
  erased: z.record(z.string(), z.number()),
  kept: z.array(z.object({ what: z.string(), count: z.number(), why: z.string() })),
  /** Of the receipt, as canonical JSON. */
  sha256: z.string(),
  /** Whether it is done. */
  isDone: z.boolean(),
});
export type ErasureReceipt = z.infer<typeof ErasureReceipt>;

/** A person who is looked for, shown, given out and erased. */
export const DataRequest = z.object({
  _id: Id,
  version: z.number(),
  state: z.enum(DATA_REQUEST_STATES),
  askedBy: z.enum(ASKED_BY),
  created: Timestamp,
  by: NamedRef,
  /** How much the search has looked at. */
  looked: z.number(),
  /** Whether there is more than a request holds: the search needs more words. */
  isCut: z.boolean(),
  /** Whether something failed that is tried again. */
  isDelayed: z.boolean(),
  userForms: z.array(FoundInduction),
  cards: z.array(FoundCard),
  permits: z.array(FoundPermit),
  lines: z.array(FoundLine),
  presence: z.array(FoundPresence),
  users: z.array(FoundUser),
  /** What would be erased, or was. */
  receipt: z.nullable(ErasureReceipt),
  /** What the plan is for. */
  chosen: z.nullable(z.object({ userForms: z.array(Id), cards: z.array(Id) })),
});
export type DataRequest = z.infer<typeof DataRequest>;
