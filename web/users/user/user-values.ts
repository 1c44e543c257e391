import { changedNames, type IsSame } from '../../../shared/core/merge.ts';
import type { StaffRole } from '../../../shared/core/roles.ts';
import type { User, UserChange } from '../../../shared/users/user.ts';

/** The values in a user's editor. */
export type UserValues = Pick<User, 'name' | 'email' | 'language' | 'department' | 'permitRole' | 'company'> & {
  roles: readonly StaffRole[];
};

export type ValueName = keyof UserValues;

export function valuesOf({ name, email, language, department, permitRole, company, roles }: User): UserValues {
  return { name, email, language, department, permitRole, company, roles };
}

/** The order of roles does not matter. */
export const isSameValue: IsSame = (a, b) => {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((each) => b.includes(each));
};

/** The body of a save: only the changed values, so that it overwrites nobody else's change. */
export function changeOf(base: UserValues, typed: UserValues): Omit<UserChange, 'version'> {
  const trimmed = { ...typed, name: typed.name.trim(), email: typed.email.trim(), roles: [...typed.roles] };
  return Object.fromEntries(changedNames(base, trimmed, isSameValue).map((name) => [name, trimmed[name]]));
}
