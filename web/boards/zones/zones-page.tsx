import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { errorText } from '../../app/api/error-text.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { ForbiddenPage } from '../../app/routing/forbidden-page.tsx';
import { useSession } from '../../app/session/session.ts';
import { useHasRole } from '../../app/session/use-has-role.ts';
import { useProject } from '../../app/shell/use-project.ts';
import { StaffPage } from '../../lists/staff-page.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { BoardPanel } from './board-panel.tsx';
import { ZonesForm } from './zones-form.tsx';

/** `/admin/projects/{projectId}/zones`: the zones of a site, and the board of its permits. */
export function ZonesPage() {
  const { t } = useTranslation();
  const { projectId = '' } = useParams();
  const isWriter = useHasRole(projectApi.saveZones.access.roles ?? []);
  const { data: project, error } = useProject(projectId);
  const { loggedInUser } = useSession();
  if (!isWriter) return loggedInUser ? <ForbiddenPage user={loggedInUser} /> : null;
  const name = project?.name ?? t('projects.one');
  return (
    <StaffPage
      title={t('board.settings')}
      documentTitle={t('projects.tabTitle', { tab: t('board.settings'), name })}
      back={{ to: staffPaths.project(projectId), label: name }}
    >
      {error && !project && <Alert kind="error" title={errorText(t, error)} live="alert" />}
      {!error && !project && <Skeleton lines={6} label={t('common.loading')} />}
      {project && (
        <Stack gap={5}>
          <BoardPanel project={project} />
          <ZonesForm key={projectId} project={project} />
        </Stack>
      )}
    </StaffPage>
  );
}
