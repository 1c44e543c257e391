import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/core/dates.ts';
import { projectApi } from '../../shared/projects/project-api.ts';
import type { ProjectRow } from '../../shared/projects/project.ts';
import { paths } from '../app/paths.ts';
import { useHasRole } from '../app/use-has-role.ts';
import { useSelectedCompany } from '../app/use-selected-company.ts';
import { ListToolbar } from '../lists/list-toolbar.tsx';
import { ListView } from '../lists/list-view.tsx';
import { RowLink } from '../lists/row-link.tsx';
import { StaffPage } from '../lists/staff-page.tsx';
import { useCursorList } from '../lists/use-cursor-list.ts';
import type { Column } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Tag } from '../ui/tag.tsx';
import { CreateProject } from './create-project.tsx';
import { projectDays } from './project-days.ts';
import { projectList } from './project-queries.ts';
import styles from './projects-page.module.css';

function ProjectName({ project }: { project: ProjectRow }) {
  const { t } = useTranslation();
  return (
    <span className={styles.name}>
      <RowLink to={paths.project(project._id)}>{project.name}</RowLink>
      {project.ended && <Tag tone="archived">{t('projects.ended')}</Tag>}
    </span>
  );
}

function useColumns(): Column<ProjectRow>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'name',
      header: t('projects.name'),
      isSortable: true,
      cell: (project) => <ProjectName project={project} />,
    },
    { key: 'days', header: t('projects.time'), cell: (project) => projectDays(t, project) || '—' },
    {
      key: 'forms',
      header: t('projects.forms'),
      isNumeric: true,
      cell: ({ inductionFormCount }) => inductionFormCount,
    },
    {
      key: 'created',
      header: t('projects.created'),
      isSortable: true,
      isExtra: true,
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
  const create = mayCreate && <CreateProject key={company} company={company} />;
  return (
    <StaffPage title={t('projects.title')} actions={create}>
      <ListToolbar list={list} searchHint={t('projects.searchHint')} archivedLabel={t('projects.showEnded')} />
      <ListView
        list={list}
        caption={t('projects.title')}
        columns={useColumns()}
        countText={(count) => t('projects.count', { count })}
        empty={<EmptyState text={t(mayCreate ? 'projects.empty' : 'projects.emptyToReaders')} />}
      />
    </StaffPage>
  );
}
