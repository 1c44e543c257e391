import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import type { CallerUser } from '../../shared/core/caller.ts';
import { codeOf, errorText } from '../app/api/error-text.ts';
import type { Project } from '../../shared/projects/project.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { useSession } from '../app/session/session.ts';
import { StaffPage } from '../lists/staff-page.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Tabs } from '../ui/bars/tabs.tsx';
import { Tag } from '../ui/figures/tag.tsx';
import { useOnSiteCount } from '../presence/on-site-count.ts';
import { projectDays } from './project-days.ts';
import { useProject } from '../app/shell/use-project.ts';
import { openingTab, tabAt, visibleTabs, type Tab } from './project-tabs.ts';

const NOBODY: Pick<CallerUser, 'roles'> = { roles: [] };

/** Replaces a tab that the user's roles do not permit. */
function Refused({ next }: { next: { path: string; label: string } | undefined }) {
  const { t } = useTranslation();
  return (
    <>
      <Alert kind="other" title={t('projects.refusedTitle')}>
        <p>{t('errors.forbidden')}</p>
      </Alert>
      {next && (
        <p>
          <LinkButton to={next.path} variant="secondary">
            {next.label}
          </LinkButton>
        </p>
      )}
    </>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert kind="error" title={t('projects.loadFailed')} live="alert">
      <p>{errorText(t, error)}</p>
      {codeOf(error) !== 'forbidden' && (
        <Button variant="secondary" isSmall onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </Alert>
  );
}

/** The content below the tabs: the requested part, or why it is missing. */
function Content({ current, tabs, projectId }: { current: Tab | undefined; tabs: readonly Tab[]; projectId: string }) {
  const { t } = useTranslation();
  const [first] = tabs;
  if (current && tabs.includes(current)) return <Outlet />;
  const next = first && { path: staffPaths.projectTab(projectId, first.key), label: t(`projects.tabs.${first.key}`) };
  return <Refused next={next} />;
}

/** The document's title: the project's tab; a page below a tab sets its own. */
function useTitles(projectId: string, name: string) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const current = tabAt(pathname, staffPaths.project(projectId));
  const isTab = current !== undefined && pathname === staffPaths.projectTab(projectId, current.key);
  const ofTab = isTab ? t('projects.tabTitle', { tab: t(`projects.tabs.${current.key}`), name }) : null;
  return { current, isTab, documentTitle: current ? ofTab : undefined };
}

/** Where no act beside the tabs needs the room. */
function Days({ project, current }: { project: Project; current: Tab | undefined }) {
  const { t } = useTranslation();
  return (current?.key === 'glance' || current?.key === 'settings') && projectDays(t, project);
}

function ProjectFrame({ projectId, tabs: all }: { projectId: string; tabs: readonly Tab[] }) {
  const { t } = useTranslation();
  const { data: project, error, isLoading, refetch } = useProject(projectId);
  const name = project?.name ?? t('projects.one');
  const { current, isTab, documentTitle } = useTitles(projectId, name);
  const onSite = useOnSiteCount(projectId);
  // A phone at a gate shows what it keeps.
  const isKept = current?.key === 'gate' || current?.key === 'presence';
  // Presence is a tab where the project notes it.
  const tabs = all.filter((tab) => tab.key !== 'presence' || project?.presence || tab === current);
  const labelOf = ({ key }: Tab) => {
    const label = t(`projects.tabs.${key}`);
    return key === 'presence' && onSite !== undefined ? t('projects.tabs.counted', { label, count: onSite }) : label;
  };
  return (
    <StaffPage
      title={name}
      isTitleOpen={isLoading}
      documentTitle={documentTitle}
      back={{ to: staffPaths.projects, label: t('projects.title') }}
      beside={project?.ended && <Tag tone="archived">{t('projects.ended')}</Tag>}
      about={project && <Days project={project} current={current} />}
      tabs={
        tabs.length > 0 && (
          <Tabs
            label={t('projects.tabsLabel')}
            tabs={tabs.map((tab) => ({
              to: staffPaths.projectTab(projectId, tab.key),
              label: labelOf(tab),
              isAround: tab === current && !isTab,
            }))}
          />
        )
      }
    >
      {error && !project && !(isKept && codeOf(error) === 'network') ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <Content current={current} tabs={tabs} projectId={projectId} />
      )}
    </StaffPage>
  );
}

/** The frame of a project: its name, days and tabs around the part in the address. */
export function ProjectPage() {
  const { projectId = '' } = useParams();
  const { pathname } = useLocation();
  const { loggedInUser = NOBODY } = useSession();
  const tabs = visibleTabs(loggedInUser);
  const opening = openingTab(loggedInUser);
  if (pathname === staffPaths.project(projectId) && opening) {
    return <Navigate to={staffPaths.projectTab(projectId, opening.key)} replace />;
  }
  return <ProjectFrame projectId={projectId} tabs={tabs} />;
}
