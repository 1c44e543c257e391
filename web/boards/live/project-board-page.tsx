import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { boardApi } from '../../../shared/boards/board-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { ForbiddenPage } from '../../app/routing/forbidden-page.tsx';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { useSession } from '../../app/session/session.ts';
import { useHasRole } from '../../app/session/use-has-role.ts';
import { useProject } from '../../app/shell/use-project.ts';
import { StaffPage } from '../../lists/staff-page.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { BoardPlan } from './board-plan.tsx';
import { BoardView } from './board-view.tsx';
import { useBoard } from './use-board.ts';

function NoBoard({ isGone, isStale }: { isGone: boolean; isStale: boolean }) {
  const { t } = useTranslation();
  if (isGone) return <Alert kind="info" title={t('errors.not_found')} live="alert" />;
  if (!isStale) return <Skeleton lines={6} label={t('common.loading')} />;
  return (
    <Alert kind="offline" title={t('board.unheard')} live="alert">
      <p>{t('board.unheardText')}</p>
    </Alert>
  );
}

/** `/admin/projects/{projectId}/board`: the board of a site for its staff, each permit of which opens with its acts. */
export function ProjectBoardPage() {
  const { projectId = '' } = useParams();
  const isReader = useHasRole(boardApi.ofProject.access.roles ?? []);
  const { loggedInUser } = useSession();
  if (!isReader) return loggedInUser ? <ForbiddenPage user={loggedInUser} /> : null;
  return <ProjectBoard projectId={projectId} />;
}

function ProjectBoard({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const mayWrite = useHasRole(projectApi.saveZones.access.roles ?? []);
  const live = useBoard({ kind: 'ofProject', id: projectId });
  const { board, isGone, isStale } = live;
  const { data: project } = useProject(projectId);
  const [search] = useSearchParams();
  const permitId = search.get('permit') ?? undefined;
  const plan = board && project && <BoardPlan project={project} board={board} permitId={permitId} />;
  return (
    <StaffPage
      title={t('board.one')}
      documentTitle={board && t('board.title', { name: board.name })}
      back={{ to: staffPaths.projectTab(projectId, 'permits'), label: t('permits.list.caption') }}
      actions={
        mayWrite && (
          <LinkButton to={staffPaths.projectZones(projectId)} variant="secondary">
            {t('board.settings')}
          </LinkButton>
        )
      }
    >
      {board && (
        <Stack gap={4}>
          {permitId !== undefined && plan}
          <BoardView live={{ ...live, board }} isInside pathOf={(each) => staffPaths.projectPermit(projectId, each)} />
          {permitId === undefined && plan}
        </Stack>
      )}
      {!board && <NoBoard isGone={isGone} isStale={isStale} />}
    </StaffPage>
  );
}
