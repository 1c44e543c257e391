import type { Staff } from '../core/actor.ts';
import { ASSIGNABLE_ROLES, STAFF_ROLES, type StaffRole } from '../core/roles.ts';

type Target = { _id: string; roles: readonly StaffRole[] };
type Editor = Pick<Staff, 'userId' | 'roles'>;

/** What of a user can be edited; `signPinCleared` is taking a PIN away without setting another. */
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
/** Of those who hold `root` or `manager` an admin edits neither e-mail nor password nor roles. */
const OF_HOLDER: readonly UserField[] = ['name', 'language', 'signPinCleared', ...PLACE];
const BY_ROOT: readonly UserField[] = [...BY_ADMIN, 'password', 'company'];

/** Roles that only root gives or takes. */
const ROOT_GIVEN = ['root', 'manager'] as const satisfies readonly StaffRole[];

const isHolder = ({ roles }: Target) => ROOT_GIVEN.some((role) => roles.includes(role));

/** What an editor may change of a user of their company, or of themselves (contract 5). */
export function editableFields(editor: Editor, target: Target): ReadonlySet<UserField> {
  const isRoot = editor.roles.includes('root');
  const isAdmin = editor.roles.includes('admin');
  if (target._id === editor.userId) return new Set([...OWN, ...(isRoot || isAdmin ? PLACE : [])]);
  if (isRoot) return new Set(BY_ROOT);
  if (!isAdmin) return new Set();
  return new Set(isHolder(target) ? OF_HOLDER : BY_ADMIN);
}

/** The roles that an editor may give to a user or take from them; without a user, to a new one. Nobody changes their own. */
export function assignableRoles(editor: Editor, target?: Target): readonly StaffRole[] {
  if (target && !editableFields(editor, target).has('roles')) return [];
  if (editor.roles.includes('root')) return [...ASSIGNABLE_ROLES, ...ROOT_GIVEN];
  return editor.roles.includes('admin') ? ASSIGNABLE_ROLES : [];
}

/** The roles that a user has after an editor asked for some: what may not be changed stays, and `user` always does. */
export function rolesAfter(asked: readonly StaffRole[], before: readonly StaffRole[], free: readonly StaffRole[]) {
  const isKept = (role: StaffRole) => (free.includes(role) ? asked.includes(role) : before.includes(role));
  return STAFF_ROLES.filter((role) => role === 'user' || isKept(role));
}

/** Whether an editor may remove a user: never themselves, and a holder of `root` or `manager` only as root. */
export function mayRemove(editor: Editor, target: Target): boolean {
  if (target._id === editor.userId) return false;
  return editor.roles.includes('root') || (editor.roles.includes('admin') && !isHolder(target));
}

/** What a new user has when nobody says otherwise (spec 3). */
export const NEW_USER_ROLES = ['orientations', 'orientationFormCRUD'] as const satisfies readonly StaffRole[];
