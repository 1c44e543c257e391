import { waitsForApproval } from '../../shared/user-forms/waits-for-approval.ts';

/** An induction's state; an archived induction keeps its approval but counts as archived. `signed`: valid without an approval. */
export type UserFormState = 'unsigned' | 'waiting' | 'signed' | 'approved' | 'archived';

type Meta = Parameters<typeof waitsForApproval>[0];

export function userFormState(meta: Meta): UserFormState {
  const { signed, approved, archived } = meta;
  if (archived) return 'archived';
  if (approved) return 'approved';
  if (signed === null) return 'unsigned';
  return waitsForApproval(meta) ? 'waiting' : 'signed';
}
