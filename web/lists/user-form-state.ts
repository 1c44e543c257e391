import { localDate } from '../../shared/core/dates.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { waitsForApproval } from '../../shared/user-forms/waits-for-approval.ts';

/** An induction's state; an archived induction keeps its approval but counts as archived. `signed`: valid without an approval. */
export type UserFormState =
  | 'unsigned'
  | 'waiting'
  | 'signed'
  | 'approved'
  | 'expired'
  | 'renewal'
  | 'renewed'
  | 'archived';

type Meta = Parameters<typeof waitsForApproval>[0] & {
  validUntil?: string | null | undefined;
  /** As a row tells, and as a whole induction does. */
  isRenewalAsked?: boolean;
  isRenewed?: boolean;
  renewal?: UserForm['meta']['renewal'];
};

export function userFormState(meta: Meta): UserFormState {
  const { signed, approved, archived, validUntil, renewal } = meta;
  const { isRenewalAsked = Boolean(renewal?.demand), isRenewed = isRenewedBy(renewal) } = meta;
  if (archived) return 'archived';
  if (signed === null) return 'unsigned';
  if (isRenewed) return 'renewed';
  if (waitsForApproval(meta)) return 'waiting';
  if (isPast(validUntil) || isPast(renewal?.demand?.by)) return 'expired';
  if (isRenewalAsked) return 'renewal';
  return approved ? 'approved' : 'signed';
}

const isRenewedBy = (renewal: Meta['renewal']): boolean => renewal?.begun?.isInForce === true;

const isPast = (day: string | null | undefined): boolean => Boolean(day) && String(day) < localDate(new Date());
