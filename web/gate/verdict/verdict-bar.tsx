import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { useProject } from '../../app/shell/use-project.ts';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { ScanIcon } from '../../ui/staff-icons.tsx';
import { isFromSearch } from '../from-search.ts';
import styles from './verdict-page.module.css';

/** The way back to the search, the site's name, and the way to the next person's code. */
export function VerdictBar({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const { data: project } = useProject(projectId);
  const { state } = useLocation();
  const navigate = useNavigate();
  const backToSearch = (event: MouseEvent) => {
    if (!isFromSearch(state)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <nav className={styles.bar} aria-label={t('projects.tabs.gate')}>
      <Link className={styles.way} to={staffPaths.projectTab(projectId, 'gate')} onClick={backToSearch}>
        <ArrowLeftIcon />
        {t('gate.back')}
      </Link>
      <span className={styles.site}>{project?.name}</span>
      <Link className={styles.way} to={staffPaths.gateScan(projectId)} replace>
        <ScanIcon />
        {t('gate.next')}
      </Link>
    </nav>
  );
}
