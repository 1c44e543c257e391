import type { CallerUser } from '../../shared/core/caller.ts';
import type { StaffRole } from '../../shared/core/roles.ts';
import type { ProjectTab } from '../app/routing/paths.ts';

export type Tab = {
  key: ProjectTab;
  /** The address segments after the project that belong to the tab. */
  segments: readonly string[];
  /** The roles that see the tab; root sees all. */
  roles: readonly StaffRole[];
};

const GLANCE: Tab = { key: 'glance', segments: ['glance'], roles: [] };

/** A project's tabs in order; a project opens at the first one that the user sees (rule 6.4). */
const PROJECT_TABS: readonly Tab[] = [
  { key: 'orientations', segments: ['orientations', 'user-form'], roles: ['orientations', 'manager', 'admin'] },
  { key: 'cards', segments: ['cards'], roles: ['cardR', 'cardCRUD'] },
  { key: 'permits', segments: ['permits', 'permit'], roles: ['permitR', 'permitCRUD'] },
  { key: 'settings', segments: ['settings'], roles: ['projectCRUD'] },
];

/** The user's tabs; where they are more than one, the site at a glance comes before them. */
export function visibleTabs({ roles }: Pick<CallerUser, 'roles'>): Tab[] {
  const tabs = PROJECT_TABS.filter((tab) => roles.includes('root') || tab.roles.some((role) => roles.includes(role)));
  return tabs.length > 1 ? [GLANCE, ...tabs] : tabs;
}

/** The tab of an address below a project. */
export function tabAt(pathname: string, projectPath: string): Tab | undefined {
  const [segment = ''] = pathname.slice(projectPath.length + 1).split('/');
  return [GLANCE, ...PROJECT_TABS].find(({ segments }) => segments.includes(segment));
}
