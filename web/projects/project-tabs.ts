import type { CallerUser } from '../../shared/core/caller.ts';
import type { StaffRole } from '../../shared/core/roles.ts';
import type { ProjectTab } from '../app/paths.ts';

export type Tab = {
  key: ProjectTab;
  /** The parts of the address, after the project, that belong under the tab. */
  segments: readonly string[];
  /** Who sees the tab; root sees all. */
  roles: readonly StaffRole[];
};

/** The tabs of a project, in their order; a project opens at the first that the user sees (specification 6). */
const PROJECT_TABS: readonly Tab[] = [
  { key: 'orientations', segments: ['orientations', 'user-form'], roles: ['orientations', 'manager', 'admin'] },
  { key: 'cards', segments: ['cards'], roles: ['cardR', 'cardCRUD'] },
  { key: 'permits', segments: ['permits', 'permit'], roles: ['permitR', 'permitCRUD'] },
  { key: 'settings', segments: ['settings'], roles: ['projectCRUD'] },
];

export function visibleTabs({ roles }: Pick<CallerUser, 'roles'>): Tab[] {
  return PROJECT_TABS.filter((tab) => roles.includes('root') || tab.roles.some((role) => roles.includes(role)));
}

/** The tab that an address under a project belongs to. */
export function tabAt(pathname: string, projectPath: string): Tab | undefined {
  const [segment = ''] = pathname.slice(projectPath.length + 1).split('/');
  return PROJECT_TABS.find(({ segments }) => segments.includes(segment));
}
