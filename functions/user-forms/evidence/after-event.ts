import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../shared/content/answers/canonical.ts';
import type { InductionContent } from '../../../shared/evidence/evidence.ts';
import type { PersonDetails } from '../../../shared/user-forms/person-details.ts';
import type { EventAfter } from '../../store/entities/user-forms/user-form-writes.ts';
import type { UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';

export type States = InductionContent['states'];

/** SHA-256, in hex, of what an evidence file has as a part. */
export function partHash(part: unknown): string {
  return createHash('sha256').update(canonicalJson(part)).digest('hex');
}

export const detailsHash = (user: PersonDetails): string => partHash(user);

export const statesOf = ({ signed, approved, archived, validUntil }: UserFormHead): States => ({
  signed,
  approved,
  archived,
  validUntil: validUntil ?? null,
});

/** What an event keeps of how it left the induction, for the link that is made of it later. */
export function afterEvent(after: UserFormHead, page?: EventAfter['page']): EventAfter {
  return { details: detailsHash(after.user), states: statesOf(after), ...(page && { page }) };
}
