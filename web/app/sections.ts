import type { CallerUser } from '../../shared/core/caller.ts';
import type { StaffRole } from '../../shared/core/roles.ts';
import { paths } from './paths.ts';

type Section = {
  key: 'approval';
  path: string;
  /** Who sees the link; root sees all. */
  roles: readonly StaffRole[];
};

/** The links of the navbar, in its order. A new staff area is one row here and its screens in `admin-app.tsx`. */
const SECTIONS: readonly Section[] = [{ key: 'approval', path: paths.approval, roles: ['orientations'] }];

/** Where a login leads, first match first (specification 6). */
const LANDING_ORDER: readonly Section['key'][] = ['approval'];

export function visibleSections({ roles }: Pick<CallerUser, 'roles'>): Section[] {
  return SECTIONS.filter((section) => roles.includes('root') || section.roles.some((role) => roles.includes(role)));
}

export function landingPath(user: Pick<CallerUser, 'roles'>): string {
  const visible = visibleSections(user);
  const found = LANDING_ORDER.flatMap((key) => visible.filter((section) => section.key === key));
  return found[0]?.path ?? paths.approval;
}
