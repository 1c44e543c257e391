import type { StaffRole } from './roles.ts';

export type Anonymous = { kind: 'anonymous' };

/** A logged-in user, as the table stores the user at this request. */
export type Staff = {
  kind: 'staff';
  userId: string;
  name: string;
  company: string;
  roles: readonly StaffRole[];
  /** The login that the call belongs to; none where the product acts for a user. */
  sessionId?: string;
  /** Whether the login was made with a second factor. */
  hasFactor?: boolean;
  /** When the user last gave their password, in seconds since 1970. */
  loggedInAt?: number;
  /** Of a program that calls with an API key: `userId` is the key's id then, and `name` the key's. */
  isKey?: true;
};

/** A user as what they do names them. */
export const refOf = ({ userId, name }: Staff): { _id: string; name: string } => ({ _id: userId, name });

/**
 * The holder of a user-form token. Every read and write compares `epoch` with the form's, so a claim or archiving ends the token at once.
 */
export type Worker = {
  kind: 'worker';
  userFormId: string;
  company: string;
  epoch: number;
  inductionFormId: string;
  formVersion: number;
  /** ISO 8601 UTC, when the induction was started. */
  startedAt: string;
  /** The sealed address that received this token's edit code, if a code opened the induction. */
  provedAddress?: string;
  /** Whether the user asked for the code to fetch earlier cards. */
  cardFetch?: boolean;
};

/** The holder of a card's token; the API compares `epoch` with the card's, so archiving ends the token at once. */
export type CardHolder = { kind: 'cardHolder'; cardId: string; company: string; epoch: number };

/**
 * A person of a permit, or a reader with the print link. A reader has no `personId`; their `permitId` is the link's id, and `viewOf` is the
 * permit.
 */
export type Reviewer = {
  kind: 'reviewer';
  permitId: string;
  personId?: string;
  viewOf?: string;
  company: string;
  /** Who else's phone the person signs on, once. */
  onPhoneOf?: { _id: string; name: string };
};

/** A user who has given their password and must enrol a second factor before anything else. */
export type Enrollee = { kind: 'enrollee'; userId: string; name: string; company: string; roles: readonly StaffRole[] };

/** The caller of a request. */
export type Actor = Anonymous | Staff | Enrollee | Worker | CardHolder | Reviewer;

export const ANONYMOUS: Anonymous = { kind: 'anonymous' };
