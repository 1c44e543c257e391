import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { useHasRole } from '../../app/session/use-has-role.ts';
import { PageAct } from '../../lists/page-frame.ts';
import { StaffList } from '../../lists/staff-list.tsx';
import { useCursorList } from '../../lists/list/use-cursor-list.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { BoardIcon } from '../../ui/staff-icons.tsx';
import { useWidthUpTo } from '../../ui/use-width-up-to.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { MoveDialog } from '../moves/move-dialog.tsx';
import { MoveNotice } from '../moves/move-notice.tsx';
import { NewPermitDialog } from './new-permit-dialog.tsx';
import { usePermitColumns } from './permit-columns.tsx';
import { permitList } from '../permit-queries.ts';
import { usePermitChips } from './use-permit-chips.ts';
import { PermitsExport } from './permits-export.tsx';
import { usePermitMoves } from '../moves/use-permit-moves.ts';

/** A project's permits: their states, whose turn it is, and the acts of each. */
export function PermitsPage() {
  const { projectId = '' } = useParams();
  return <ProjectPermits key={projectId} projectId={projectId} />;
}

function ProjectPermits({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const list = useCursorList(useMemo(() => permitList(projectId), [projectId]));
  const isWriter = useHasRole(permitApi.create.access.roles ?? []);
  const moves = usePermitMoves();
  const isPhone = useWidthUpTo('phone');
  const [isCreating, setCreating] = useState(false);
  const create = (
    <Button icon={<PlusIcon />} onClick={() => setCreating(true)}>
      {t('permits.list.new')}
    </Button>
  );
  return (
    <>
      {isWriter && <PageAct>{create}</PageAct>}
      <StaffList
        list={list}
        searchHint={t('permits.list.searchHint')}
        chips={usePermitChips(projectId, list.state.q)}
        actions={
          <>
            <LinkButton
              to={staffPaths.projectBoard(projectId)}
              variant="secondary"
              isSmall
              icon={isPhone && <BoardIcon />}
            >
              {isPhone ? <VisuallyHidden>{t('board.one')}</VisuallyHidden> : t('board.one')}
            </LinkButton>
            <PermitsExport rows={list.shown?.rows} />
          </>
        }
        caption={t('permits.list.caption')}
        columns={usePermitColumns(projectId, isWriter ? moves : undefined)}
        countText={(count) => t('permits.list.count', { count })}
        empty={
          <EmptyState
            text={t(isWriter ? 'permits.list.empty' : 'permits.list.emptyForReader')}
            example={t('permits.list.example')}
          />
        }
        emptyFilterText={t('permits.list.noneInState')}
      />
      <MoveDialog moves={moves} />
      <MoveNotice moves={moves} />
      {isCreating && <NewPermitDialog projectId={projectId} onClose={() => setCreating(false)} />}
    </>
  );
}
