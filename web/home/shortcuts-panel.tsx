import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { PlusIcon } from '../ui/icons.tsx';
import { ChartIcon, HistoryIcon, PeopleIcon } from '../ui/staff-icons.tsx';
import { HomePanel } from './home-panel.tsx';
import { HomeRow, HomeRows } from './home-row.tsx';

const SHORTCUTS = ['invite', 'users', 'log', 'reports'] as const;
type Shortcut = (typeof SHORTCUTS)[number];

const LEADS: Readonly<Record<Shortcut, { to: string; icon: ReactNode }>> = {
  invite: { to: staffPaths.newUser, icon: <PlusIcon /> },
  users: { to: staffPaths.users, icon: <PeopleIcon /> },
  log: { to: staffPaths.securityLog, icon: <HistoryIcon /> },
  reports: { to: staffPaths.reports, icon: <ChartIcon /> },
};

/** What an admin does, for whom nothing waits: people, what they did, and the month's inductions. */
export function ShortcutsPanel() {
  const { t } = useTranslation();
  return (
    <HomePanel title={t('home.company')}>
      <HomeRows>
        {SHORTCUTS.map((shortcut) => (
          <HomeRow
            key={shortcut}
            icon={LEADS[shortcut].icon}
            name={t(`home.shortcut.${shortcut}.name`)}
            about={t(`home.shortcut.${shortcut}.about`)}
            to={LEADS[shortcut].to}
          />
        ))}
      </HomeRows>
    </HomePanel>
  );
}
