import * as z from 'zod/mini';
import { MAX_TITLE_CHARACTERS } from '../content/text-limits.ts';
import { Id, line, NamedRef, Timestamp, Version } from '../core/fields.ts';
import { COMPANY_CHARACTERS, NAME_CHARACTERS } from './card-limits.ts';

/** Card states as a list filters them; `none` has no expiry (rule 5.2). */
export const ExpirationStatuses = z.enum(['expired', 'warn', 'valid', 'none']);

const CardFacts = z.object({
  _id: Id,
  /** A card type, or `other` with the name in `nameOther`. */
  name: z.string(),
  nameOther: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** The person's employer, as somebody typed it. */
  company: z.string(),
  /** `YYYY-MM-DD`; after 2100-01-01 the card does not expire. */
  expires: z.string(),
  /** By Helsinki time, when the server answered. */
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

/** An event in a card's history; `former` holds the values before the change. */
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
  /** Newest first, at most 100; without the names of users for the card's holder. */
  history: z.array(CardEvent),
  /** Opens the folder `/static/images/card/{_id}/`. */
  fileToken: z.string(),
});
export type Card = z.infer<typeof Card>;

/** A row of a project's card list; `fileToken` opens its picture, and is null without one. */
export const CardRow = z.extend(CardFacts, { fileToken: z.nullable(z.string()) });
export type CardRow = z.infer<typeof CardRow>;

const Count = z.number().check(z.int(), z.nonnegative());

/** Counts of a project's cards by expiry; archived cards are left out. */
export const CardExpiries = z.object({
  expired: Count,
  warn: Count,
  /** Twelve calendar months (`YYYY-MM`); the first includes its past days. Fewer months when the project has too many cards. */
  months: z.array(z.object({ month: z.string(), expired: Count, warn: Count, valid: Count })),
  /** False when the project has more cards than the server counts: months are missing, and the two sums are lower bounds. */
  isWhole: z.boolean(),
});
export type CardExpiries = z.infer<typeof CardExpiries>;

/** A stored file's name, or a small picture as a data URL. */
const Photo = z.string();

/** The writable fields of a card; omitted fields stay unchanged. A card's holder may not write the person. */
export const CardDraft = z.object({
  name: z.optional(line(MAX_TITLE_CHARACTERS)),
  nameOther: z.optional(line(MAX_TITLE_CHARACTERS)),
  firstName: z.optional(line(NAME_CHARACTERS)),
  lastName: z.optional(line(NAME_CHARACTERS)),
  company: z.optional(line(COMPANY_CHARACTERS)),
  expires: z.optional(z.string().check(z.maxLength(10))),
  noExpiration: z.optional(z.boolean()),
  imageSrc: z.optional(Photo),
});
export type CardDraft = z.infer<typeof CardDraft>;
