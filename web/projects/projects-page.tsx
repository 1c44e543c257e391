import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/core/dates.ts';
import type { SiteStanding } from '../../shared/home/home.ts';
import { projectApi } from '../../shared/projects/project-api.ts';
import type { ProjectRow } from '../../shared/projects/project.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { useHasRole } from '../app/session/use-has-role.ts';
import { useSelectedCompany } from '../app/shell/company/use-selected-company.ts';
import { RowLink } from '../lists/list/row-link.tsx';
import { useSiteCountColumns } from '../lists/sites/site-number.tsx';
import { useSites } from '../lists/sites/use-sites.ts';
import { StaffList } from '../lists/staff-list.tsx';
import { StaffPage } from '../lists/staff-page.tsx';
import { useCursorList } from '../lists/list/use-cursor-list.ts';
import type { Column } from '../ui/table/column.ts';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Tag } from '../ui/figures/tag.tsx';
import { useWidthUpTo } from '../ui/use-width-up-to.ts';
import { CreateProject } from './create-project.tsx';
import { projectDays } from './project-days.ts';
import { projectList } from './project-queries.ts';

const NO_SITES: readonly SiteStanding[] = [];

function ProjectName({ project }: { project: ProjectRow }) {
  const { t } = useTranslation();
  return (
    <RowLink
      to={staffPaths.project(project._id)}
      tags={project.ended && <Tag tone="archived">{t('projects.ended')}</Tag>}
    >
      {project.name}
    </RowLink>
  );
}

function useColumns(): Column<ProjectRow>[] {
  const { t } = useTranslation();
  const isStacked = useWidthUpTo('tablet');
  const sites = useSites().data?.items ?? NO_SITES;
  const byId = new Map(sites.map((site) => [site._id, site]));
  const counts = useSiteCountColumns<ProjectRow>({
    sites,
    siteOf: ({ _id }) => byId.get(_id),
    keys: ['onSite', 'waiting', 'valid', 'expired'],
  });
  return [
    {
      key: 'name',
      header: t('projects.name'),
      isSortable: true,
      share: 1,
      cell: (project) => <ProjectName project={project} />,
    },
    ...counts,
    {
      key: 'days',
      header: t('projects.time'),
      phone: counts.length + 1,
      isWideOnly: counts.length > 0,
      isWrapped: isStacked,
      cell: (project) => projectDays(t, project),
    },
    {
      key: 'forms',
      header: t('projects.forms'),
      isNumeric: true,
      isLabelled: true,
      cell: ({ inductionFormCount }) => inductionFormCount,
    },
    {
      key: 'created',
      header: t('projects.created'),
      isSortable: true,
      isLabelled: true,
      cell: ({ created }) => formatDate(created),
    },
  ];
}

/** The projects of the company; one opens at the first tab that the user's roles show. */
export function ProjectsPage() {
  const { t } = useTranslation();
  const list = useCursorList(projectList);
  const mayCreate = useHasRole(projectApi.create.access.roles ?? []);
  const company = useSelectedCompany();
  const fromFile = mayCreate && (
    <LinkButton to={staffPaths.projectImport} variant="secondary">
      {t('lists.import')}
    </LinkButton>
  );
  const create = mayCreate && <CreateProject key={company} company={company} />;
  return (
    <StaffPage title={t('projects.title')} actions={fromFile} act={create}>
      <StaffList
        list={list}
        searchHint={t('projects.searchHint')}
        archivedLabel={t('projects.showEnded')}
        caption={t('projects.title')}
        columns={useColumns()}
        countText={(count) => t('projects.count', { count })}
        empty={
          <EmptyState
            text={t(mayCreate ? 'projects.empty' : 'projects.emptyToReaders')}
            example={t('projects.example')}
          />
        }
      />
    </StaffPage>
  );
}
