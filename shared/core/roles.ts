/** Every role of the product; `userForm`, `card`, `permitSign` and `permitView` exist in tokens only. */
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

export const TOKEN_ROLES = ['userForm', 'card', 'permitSign', 'permitView'] as const;
export type TokenRole = (typeof TOKEN_ROLES)[number];
export type Role = StaffRole | TokenRole;

/** The roles that the user editor offers; only root gives or takes `root` and `manager`. */
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

export const NEW_USER_ROLES = ['user', 'orientations', 'orientationFormCRUD'] as const satisfies readonly StaffRole[];
