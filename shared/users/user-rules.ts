import type { Staff } from '../core/actor.ts';
import { ASSIGNABLE_ROLES, STAFF_ROLES, type StaffRole } from '../core/roles.ts';

type Target = { _id: string; roles: readonly StaffRole[] };
type Editor = Pick<Staff, 'userId' | 'roles'>;

/** The editable fields of a user; `signPinCleared` removes a PIN without setting another. */
export type UserField =
  | 'name'
  | 'email'
  | 'password'
  | 'roles'
  | 'company'
  | 'department'
  | 'permitRole'
  | 'language'
  | 'signPin'
  | 'signPinCleared';

const OWN: readonly UserField[] = ['name', 'email', 'password', 'signPin', 'signPinCleared', 'language'];
const PLACE: readonly UserField[] = ['department', 'permitRole'];
const BY_ADMIN: readonly UserField[] = ['name', 'email', 'roles', 'language', 'signPinCleared', ...PLACE];
/** An admin may edit these fields of a `root` or `manager` user, and so neither e-mail, password nor roles. */
const OF_HOLDER: readonly UserField[] = ['name', 'language', 'signPinCleared', ...PLACE];
const BY_ROOT: readonly UserField[] = [...BY_ADMIN, 'password', 'company'];

/** Roles that only root gives or takes. */
const ROOT_GIVEN = ['root', 'manager'] as const satisfies readonly StaffRole[];

const isHolder = ({ roles }: Target) => ROOT_GIVEN.some((role) => roles.includes(role));

/** The fields that an editor may change of a user of their company, or of themselves (rule 6.1). */
export function editableFields(editor: Editor, target: Target): ReadonlySet<UserField> {
  const isRoot = editor.roles.includes('root');
  const isAdmin = editor.roles.includes('admin');
  if (target._id === editor.userId) return new Set([...OWN, ...(isRoot || isAdmin ? PLACE : [])]);
  if (isRoot) return new Set(BY_ROOT);
  if (!isAdmin) return new Set();
  return new Set(isHolder(target) ? OF_HOLDER : BY_ADMIN);
}

/** The roles that an editor may give to or take from a user; without `target`, to a new one. Nobody changes their own roles. */
export function assignableRoles(editor: Editor, target?: Target): readonly StaffRole[] {
  if (target && !editableFields(editor, target).has('roles')) return [];
  if (editor.roles.includes('root')) return [...ASSIGNABLE_ROLES, ...ROOT_GIVEN];
  return editor.roles.includes('admin') ? ASSIGNABLE_ROLES : [];
}

/** The user's roles after an edit: roles outside `free` stay, and `user` always stays. */
export function rolesAfter(asked: readonly StaffRole[], before: readonly StaffRole[], free: readonly StaffRole[]) {
  const isKept = (role: StaffRole) => (free.includes(role) ? asked.includes(role) : before.includes(role));
  return STAFF_ROLES.filter((role) => role === 'user' || isKept(role));
}

/** Whether an editor may remove a user: never themselves, and a `root` or `manager` only as root. */
export function mayRemove(editor: Editor, target: Target): boolean {
  if (target._id === editor.userId) return false;
  return editor.roles.includes('root') || (editor.roles.includes('admin') && !isHolder(target));
}

/** Whether an editor may take a user's second factors away: an admin those of their company, only root those of `root`, `admin` and `manager`. */
export function mayResetFactors(editor: Editor, target: Target): boolean {
  if (target._id === editor.userId) return false;
  if (editor.roles.includes('root')) return true;
  return editor.roles.includes('admin') && !isHolder(target) && !target.roles.includes('admin');
}

/** The default roles of a new user. */
export const NEW_USER_ROLES = ['orientations', 'orientationFormCRUD'] as const satisfies readonly StaffRole[];

/** Whether a new user gets more than the default roles. */
export function givesRoles({ roles = [] }: { roles?: readonly StaffRole[] | undefined }): boolean {
  return roles.some((role) => role !== 'user' && !NEW_USER_ROLES.some((usual) => usual === role));
}
