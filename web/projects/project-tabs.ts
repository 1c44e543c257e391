import type { CallerUser } from '../../shared/core/caller.ts';
import type { StaffRole } from '../../shared/core/roles.ts';
import { GATE_ROLES } from '../../shared/gate/gate-api.ts';
import { WORKER_READERS } from '../../shared/workers/worker-api.ts';
import type { ProjectTab } from '../app/routing/staff-paths.ts';

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

/** Stand before the settings, and have no part in where a project opens. */
const SITE_TABS: readonly Tab[] = [
  { key: 'gate', segments: ['gate'], roles: GATE_ROLES },
  { key: 'presence', segments: ['presence'], roles: GATE_ROLES },
  { key: 'workers', segments: ['workers'], roles: WORKER_READERS },
];

type User = Pick<CallerUser, 'roles'>;

const isSeen = ({ roles }: User, tab: Tab) => roles.includes('root') || tab.roles.some((role) => roles.includes(role));
const specifiedTabs = (user: User) => PROJECT_TABS.filter((tab) => isSeen(user, tab));

/** The user's tabs; where several of the specified ones are the user's, the site at a glance comes before them. */
export function visibleTabs(user: User): Tab[] {
  const tabs = specifiedTabs(user);
  const isSettings = ({ key }: Tab) => key === 'settings';
  return [
    ...(tabs.length > 1 ? [GLANCE] : []),
    ...tabs.filter((tab) => !isSettings(tab)),
    ...SITE_TABS.filter((tab) => isSeen(user, tab)),
    ...tabs.filter(isSettings),
  ];
}

/** The tab at which a project opens; undefined for who sees none. */
export function openingTab(user: User): Tab | undefined {
  const [first, second] = specifiedTabs(user);
  return second ? GLANCE : first;
}

/** The tab of an address below a project. */
export function tabAt(pathname: string, projectPath: string): Tab | undefined {
  const [segment = ''] = pathname.slice(projectPath.length + 1).split('/');
  return [GLANCE, ...SITE_TABS, ...PROJECT_TABS].find(({ segments }) => segments.includes(segment));
}
