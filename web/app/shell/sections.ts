import { matchPath } from 'react-router-dom';
import type { CallerUser } from '../../../shared/core/caller.ts';
import { STAFF_ROLES, type StaffRole } from '../../../shared/core/roles.ts';
import { staffPaths } from '../routing/staff-paths.ts';

type SectionKey =
  | 'home'
  | 'approval'
  | 'projects'
  | 'permits'
  | 'cards'
  | 'forms'
  | 'permitForms'
  | 'users'
  | 'myCompany'
  | 'companies'
  | 'reports'
  | 'myInductions';

export type Section = {
  key: SectionKey;
  /** The address of its first screen; every address below it belongs to the section. */
  path: string;
  /** The roles with the navbar link and access to the screens; root has access to all, and alone to a section with no roles. */
  roles: readonly StaffRole[];
  /** Further roles with access to the screens, such as by another section's links. */
  alsoFor?: readonly StaffRole[];
  /** The home page leads to it, and not the navbar. */
  isUnlinked?: true;
};

type User = Pick<CallerUser, 'roles'>;

/**
 * The staff sections in navbar order, which shows a section by its roles (rule 6.3). A new section is one row here and its screens in
 * `staff-screens.tsx` or `desk-screens.tsx`; it goes before the first row that follows it in `SectionKey`.
 */
const SECTIONS: readonly Section[] = [
  { key: 'home', path: staffPaths.staffHome, roles: STAFF_ROLES.filter((role) => role !== 'user') },
  { key: 'approval', path: staffPaths.approval, roles: ['orientations'], alsoFor: ['manager', 'admin'] },
  {
    key: 'projects',
    path: staffPaths.projects,
    roles: ['projectCRUD', 'cardCRUD', 'cardR', 'permitR', 'permitCRUD'],
    alsoFor: ['orientations', 'manager', 'admin'],
  },
  { key: 'permits', path: staffPaths.permits, roles: ['permitR', 'permitCRUD'], isUnlinked: true },
  { key: 'cards', path: staffPaths.cards, roles: ['cardR', 'cardCRUD'], isUnlinked: true },
  {
    key: 'forms',
    path: staffPaths.forms,
    roles: ['orientationFormCRUD'],
    alsoFor: ['orientations', 'projectCRUD', 'manager', 'admin'],
  },
  { key: 'permitForms', path: staffPaths.permitForms, roles: ['permitFormCRUD'] },
  { key: 'users', path: staffPaths.users, roles: ['admin'] },
  { key: 'myCompany', path: staffPaths.myCompany, roles: ['admin'] },
  { key: 'companies', path: staffPaths.companies, roles: [] },
  { key: 'reports', path: staffPaths.reports, roles: ['admin'] },
  { key: 'myInductions', path: staffPaths.myInductions, roles: ['user'] },
];

function holds({ roles }: User, wanted: readonly StaffRole[]): boolean {
  return roles.includes('root') || wanted.some((role) => roles.includes(role));
}

/** The sections in a user's navbar, in order. */
export function visibleSections(user: User): Section[] {
  return SECTIONS.filter(({ roles, isUnlinked }) => !isUnlinked && holds(user, roles));
}

/** A user without other roles has a navbar link to their own things; others have it in the user menu. */
export function hasOtherRoles({ roles }: User): boolean {
  return roles.some((role) => role !== 'user');
}

/** The page after login: the home of staff, or a worker's own inductions (rule 6.3). */
export function landingPath(user: User): string {
  return hasOtherRoles(user) ? staffPaths.staffHome : staffPaths.myInductions;
}

/** Whether a user may open a staff address; an address outside all sections is open to every login. */
export function mayOpen(user: User, pathname: string): boolean {
  const section = SECTIONS.find(({ path }) => matchPath({ path, end: false }, pathname) !== null);
  return section === undefined || holds(user, [...section.roles, ...(section.alsoFor ?? [])]);
}
