import { matchPath } from 'react-router-dom';
import type { CallerUser } from '../../shared/core/caller.ts';
import type { StaffRole } from '../../shared/core/roles.ts';
import { paths } from './paths.ts';

type SectionKey =
  | 'approval'
  | 'projects'
  | 'forms'
  | 'permitForms'
  | 'users'
  | 'myCompany'
  | 'companies'
  | 'reports'
  | 'myInductions';

export type Section = {
  key: SectionKey;
  /** The address of its first screen; every address under it belongs to the section. */
  path: string;
  /** Who sees the link in the navbar and may open the screens; root may all, and is alone where there is nobody. */
  roles: readonly StaffRole[];
  /** Who may open the screens from elsewhere, such as another section's links. */
  alsoFor?: readonly StaffRole[];
};

type User = Pick<CallerUser, 'roles'>;

/**
 * The staff areas in the order of the navbar, which shows a section by its roles (specification 6). A new area is one row
 * here and its screens in `admin-app.tsx`; its place is before the first row that follows it in `SectionKey`.
 */
const SECTIONS: readonly Section[] = [
  { key: 'approval', path: paths.approval, roles: ['orientations'], alsoFor: ['manager', 'admin'] },
  {
    key: 'projects',
    path: paths.projects,
    roles: ['projectCRUD', 'cardCRUD', 'cardR', 'permitR', 'permitCRUD'],
    alsoFor: ['orientations', 'manager', 'admin'],
  },
  {
    key: 'forms',
    path: paths.forms,
    roles: ['orientationFormCRUD'],
    alsoFor: ['orientations', 'projectCRUD', 'manager', 'admin'],
  },
  { key: 'permitForms', path: paths.permitForms, roles: ['permitFormCRUD'] },
  { key: 'users', path: paths.users, roles: ['admin'] },
  { key: 'myCompany', path: paths.myCompany, roles: ['admin'] },
  { key: 'companies', path: paths.companies, roles: [] },
  { key: 'reports', path: paths.reports, roles: ['admin'] },
  { key: 'myInductions', path: paths.myInductions, roles: ['user'] },
];

/** Where a login leads, first match first (specification 6). */
const LANDING_ORDER: readonly SectionKey[] = ['approval', 'projects', 'users', 'forms', 'permitForms', 'myInductions'];

function holds({ roles }: User, wanted: readonly StaffRole[]): boolean {
  return roles.includes('root') || wanted.some((role) => roles.includes(role));
}

/** The sections whose links a user sees, in the navbar's order. */
export function visibleSections(user: User): Section[] {
  return SECTIONS.filter(({ roles }) => holds(user, roles));
}

/** A user's own things are a link of their own where there is nothing else, and otherwise in the user's menu. */
export function hasOtherRoles({ roles }: User): boolean {
  return roles.some((role) => role !== 'user');
}

export function landingPath(user: User): string {
  const visible = visibleSections(user);
  const found = LANDING_ORDER.flatMap((key) => visible.filter((section) => section.key === key));
  return found[0]?.path ?? paths.myInductions;
}

/** Whether a user may open an address of the staff side; one that belongs to no section is for everyone who is logged in. */
export function mayOpen(user: User, pathname: string): boolean {
  const section = SECTIONS.find(({ path }) => matchPath({ path, end: false }, pathname) !== null);
  return section === undefined || holds(user, [...section.roles, ...(section.alsoFor ?? [])]);
}
