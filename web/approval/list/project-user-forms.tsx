import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { projectUserFormList } from '../approval-queries.ts';
import { UserFormsList } from './user-forms-list.tsx';

/** The inductions of all induction forms of a project, inside the project's page. */
export function ProjectUserForms() {
  const { t } = useTranslation();
  const { projectId = '' } = useParams();
  return (
    <UserFormsList
      key={projectId}
      design={projectUserFormList(projectId)}
      pathOf={(userFormId) => staffPaths.projectUserForm(projectId, userFormId)}
      hasForms
      emptyText={t('approval.userForms.emptyProject')}
    />
  );
}
