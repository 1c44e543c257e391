import type { UserForm } from '../../shared/user-forms/user-form.ts';

let fresh: UserForm | undefined;

/** Hands the form that a start has just answered to the player, which then need not ask for it again. */
export function keepFreshUserForm(form: UserForm): void {
  fresh = form;
}

/** The form kept for this id, once. */
export function takeFreshUserForm(userFormId: string): UserForm | undefined {
  const kept = fresh?._id === userFormId ? fresh : undefined;
  fresh = undefined;
  return kept;
}
