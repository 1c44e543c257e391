import type { StaffRole } from './roles.ts';

export type Anonymous = { kind: 'anonymous' };

/** A logged-in user, as the table knows it at this request. */
export type Staff = { kind: 'staff'; userId: string; name: string; company: string; roles: readonly StaffRole[] };

/**
 * The holder of a user-form token. `epoch` is compared with the form's own in every read and write,
 * so that a claim or an archiving ends the token at once.
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
  /** The sealed address that received this token's edit code, where it came by code. */
  provedAddress?: string;
  /** Whether the code was asked for to fetch earlier cards. */
  cardFetch?: boolean;
};

/** The holder of a card's token; `epoch` is compared with the card's own, so that archiving ends the token at once. */
export type CardHolder = { kind: 'cardHolder'; cardId: string; company: string; epoch: number };

/** `personId` is absent for the view-only link of a printed permit. */
export type Reviewer = { kind: 'reviewer'; permitId: string; personId?: string; company: string };

/** Who asks. */
export type Actor = Anonymous | Staff | Worker | CardHolder | Reviewer;

export const ANONYMOUS: Anonymous = { kind: 'anonymous' };
