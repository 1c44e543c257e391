import type { UserForm } from '../../../shared/user-forms/user-form.ts';

let fresh: UserForm | undefined;

/** Passes the form of a start's answer to the player, which saves a request. */
export function keepFreshUserForm(form: UserForm): void {
  fresh = form;
}

/** Takes the form of this id, once. */
export function takeFreshUserForm(userFormId: string): UserForm | undefined {
  const kept = fresh?._id === userFormId ? fresh : undefined;
  fresh = undefined;
  return kept;
}
