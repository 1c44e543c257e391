import type { UserForm, UserFormRow } from '../../shared/user-forms/user-form.ts';

/** An induction's state; an archived induction keeps its approval but counts as archived. */
export type UserFormState = 'unsigned' | 'waiting' | 'approved' | 'archived';

type Meta = Pick<UserForm['meta'] & UserFormRow['meta'], 'signed' | 'approved' | 'archived'>;

export function userFormState({ signed, approved, archived }: Meta): UserFormState {
  if (archived) return 'archived';
  if (approved) return 'approved';
  return signed === null ? 'unsigned' : 'waiting';
}
