import type { UserForm, UserFormRow } from '../../shared/user-forms/user-form.ts';

/** How an induction stands; an archived one keeps its approval, and the archive is told first. */
export type UserFormState = 'unsigned' | 'waiting' | 'approved' | 'archived';

type Meta = Pick<UserForm['meta'] & UserFormRow['meta'], 'signed' | 'approved' | 'archived'>;

export function userFormState({ signed, approved, archived }: Meta): UserFormState {
  if (archived) return 'archived';
  if (approved) return 'approved';
  return signed === null ? 'unsigned' : 'waiting';
}
