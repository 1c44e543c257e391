import type { CallerUser } from '../../../shared/core/caller.ts';
import { STAFF_ROLES, type StaffRole } from '../../../shared/core/roles.ts';

/** The logged-in user as the rules of editing know one. */
export function editorOf({ _id, roles }: CallerUser): { userId: string; roles: readonly StaffRole[] } {
  return { userId: _id, roles: STAFF_ROLES.filter((role) => roles.includes(role)) };
}
