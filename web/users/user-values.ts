import type { StaffRole } from '../../shared/core/roles.ts';
import type { User, UserChange } from '../../shared/users/user.ts';

/** What the editor of a user holds. */
export type UserValues = Pick<User, 'name' | 'email' | 'language' | 'department' | 'permitRole' | 'company'> & {
  roles: readonly StaffRole[];
};

export type ValueName = keyof UserValues;

export function valuesOf({ name, email, language, department, permitRole, company, roles }: User): UserValues {
  return { name, email, language, department, permitRole, company, roles };
}

export function isSameValue(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((each) => b.includes(each));
}

const NAMES: readonly ValueName[] = ['name', 'email', 'language', 'department', 'permitRole', 'company', 'roles'];

/** The values in which two differ; roles count whatever their order. */
export function changedNames(a: UserValues, b: UserValues): ValueName[] {
  return NAMES.filter((name) => !isSameValue(a[name], b[name]));
}

/** What a save sends: the changed values alone, so that nothing else is saved over somebody else's change. */
export function changeOf(base: UserValues, typed: UserValues): Omit<UserChange, 'version'> {
  const trimmed = { ...typed, name: typed.name.trim(), email: typed.email.trim(), roles: [...typed.roles] };
  return Object.fromEntries(changedNames(base, trimmed).map((name) => [name, trimmed[name]]));
}

/** What somebody typed, on top of what was saved meanwhile: where only the other changed a value, theirs stands. */
export function rebased({ base, typed, saved }: Record<'base' | 'typed' | 'saved', UserValues>): UserValues {
  const mine = Object.fromEntries(changedNames(base, typed).map((name) => [name, typed[name]]));
  return { ...saved, ...mine };
}

/** The values that were changed both here and elsewhere, to something else. */
export function tornNames({ base, typed, saved }: Record<'base' | 'typed' | 'saved', UserValues>): ValueName[] {
  const changedElsewhere = changedNames(base, saved);
  return changedNames(base, typed).filter(
    (name) => changedElsewhere.includes(name) && !isSameValue(typed[name], saved[name]),
  );
}
