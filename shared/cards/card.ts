import * as z from 'zod/mini';
import { Id, line, NamedRef, Timestamp, Version } from '../core/fields.ts';

/** Card states as a list filters them; `none` has no expiry (specification 4). */
export const ExpirationStatuses = z.enum(['expired', 'warn', 'valid', 'none']);

const CardFacts = z.object({
  _id: Id,
  /** A card type, or `other` with the name in `nameOther`. */
  name: z.string(),
  nameOther: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** The company that the person works for, as it was written. */
  company: z.string(),
  /** `YYYY-MM-DD`; after 2100-01-01 the card does not expire. */
  expires: z.string(),
  /** By the clock of Helsinki at the time of the answer. */
  expirationStatus: ExpirationStatuses,
  /** The file under `/static/images/card/{_id}/`, or empty. */
  imageSrc: z.string(),
  approved: z.boolean(),
  archived: z.boolean(),
  /** The induction that the card came from, and its form; null for a card made in a project. */
  userFormId: z.nullable(Id),
  inductionFormId: z.nullable(Id),
  created: Timestamp,
});

/** What somebody did to a card; `former` is what stood there before a change. */
export const CardEvent = z.object({
  at: Timestamp,
  what: z.enum(['changed', 'approved', 'approvalTakenBack', 'archived', 'unarchived']),
  /** A user, the card's holder by a code, or the page of the induction. */
  by: z.enum(['user', 'holder', 'induction']),
  user: z.nullable(NamedRef),
  former: z.optional(z.record(z.string(), z.string())),
});
export type CardEvent = z.infer<typeof CardEvent>;

export const Card = z.extend(CardFacts, {
  /** Counts changes of what the card shows, not its approval or archiving. */
  version: Version,
  /** The project that the card was made in; null for a card of an induction. */
  project: z.nullable(Id),
  archivedBy: z.nullable(NamedRef),
  /** Newest first, at most 100; empty for the card's holder. */
  history: z.array(CardEvent),
  /** Opens the folder `/static/images/card/{_id}/`. */
  fileToken: z.string(),
});
export type Card = z.infer<typeof Card>;

/** A row of a project's card list; `fileToken` opens the one picture, and is null where there is none. */
export const CardRow = z.extend(CardFacts, { fileToken: z.nullable(z.string()) });
export type CardRow = z.infer<typeof CardRow>;

const Count = z.number().check(z.int(), z.nonnegative());

/** When the cards of a project expire, archived ones left out. */
export const CardExpiries = z.object({
  expired: Count,
  warn: Count,
  /** Twelve calendar months (`YYYY-MM`), the first with the days of it that have passed; fewer where there are too many cards. */
  months: z.array(z.object({ month: z.string(), expired: Count, warn: Count, valid: Count })),
  /** False where there were more cards than are counted: months are left out, and the two sums are the least there are. */
  isWhole: z.boolean(),
});
export type CardExpiries = z.infer<typeof CardExpiries>;

const NAME_CHARACTERS = 200;
const PERSON_CHARACTERS = 100;
/** A stored file's name, or a small picture as a data URL. */
const Photo = z.string();

/** What may be written of a card; what is left out stays as it is. A card's holder may not write the person. */
export const CardDraft = z.object({
  name: z.optional(line(NAME_CHARACTERS)),
  nameOther: z.optional(line(NAME_CHARACTERS)),
  firstName: z.optional(line(PERSON_CHARACTERS)),
  lastName: z.optional(line(PERSON_CHARACTERS)),
  company: z.optional(line(NAME_CHARACTERS)),
  expires: z.optional(z.string().check(z.maxLength(10))),
  noExpiration: z.optional(z.boolean()),
  imageSrc: z.optional(Photo),
});
export type CardDraft = z.infer<typeof CardDraft>;
