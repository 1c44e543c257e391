/** Every role that a user can have; `userForm`, `card`, `permitSign` and `permitView` exist in tokens only. */
export const STAFF_ROLES = [
  'root',
  'admin',
  'user',
  'manager',
  'orientationFormCRUD',
  'orientations',
  'projectCRUD',
  'cardCRUD',
  'cardR',
  'permitFormCRUD',
  'permitR',
  'permitCRUD',
] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The roles in the user editor; only root gives or takes `root` and `manager`. */
export const ASSIGNABLE_ROLES = [
  'orientationFormCRUD',
  'orientations',
  'projectCRUD',
  'cardCRUD',
  'cardR',
  'permitFormCRUD',
  'permitR',
  'permitCRUD',
  'admin',
] as const satisfies readonly StaffRole[];
