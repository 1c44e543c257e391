import type { StaffRole } from '../../../shared/core/roles.ts';
import { useSession } from './session.ts';

/** Whether the logged-in user has one of the roles; root has all. */
export function useHasRole(roles: readonly StaffRole[]): boolean {
  const held = useSession().loggedInUser?.roles ?? [];
  return held.includes('root') || roles.some((role) => held.includes(role));
}
