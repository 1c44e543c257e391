import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { permitApi } from '../../shared/permits/permit-api.ts';
import { permitStateKey } from '../../shared/permits/permit-state.ts';
import { useHasRole } from '../app/use-has-role.ts';
import type { FilterChip } from '../lists/filter-chips.tsx';
import { ListToolbar } from '../lists/list-toolbar.tsx';
import { ListView } from '../lists/list-view.tsx';
import { PageActions } from '../lists/page-frame.ts';
import { useCursorList } from '../lists/use-cursor-list.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PlusIcon } from '../ui/icons.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { MoveNotice } from './move-notice.tsx';
import { NewPermitDialog } from './new-permit-dialog.tsx';
import { usePermitColumns } from './permit-columns.tsx';
import { PERMIT_FILTERS, permitList, type PermitFilter } from './permit-queries.ts';
import { PermitsExport } from './permits-export.tsx';
import { usePermitMoves } from './use-permit-moves.ts';

/** A filter is called as the state that it leaves, but for the one that is too long for a button. */
function useChips(): FilterChip<PermitFilter>[] {
  const { t } = useTranslation();
  return PERMIT_FILTERS.map((value) => ({
    value,
    label: value === 'all' ? t('permits.list.all') : t(`permits.filter.${permitStateKey(value)}`),
  }));
}

/** The permits of a project: their states, whom they wait for, and what each may be done with. */
export function PermitsPage() {
  const { projectId = '' } = useParams();
  return <ProjectPermits key={projectId} projectId={projectId} />;
}

function ProjectPermits({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const list = useCursorList(useMemo(() => permitList(projectId), [projectId]));
  const isWriter = useHasRole(permitApi.create.access.roles ?? []);
  const moves = usePermitMoves();
  const [isCreating, setCreating] = useState(false);
  const create = (
    <Button icon={<PlusIcon />} onClick={() => setCreating(true)}>
      {t('permits.list.new')}
    </Button>
  );
  return (
    <>
      {isWriter && <PageActions>{create}</PageActions>}
      <ListToolbar
        list={list}
        searchHint={t('permits.list.searchHint')}
        chips={useChips()}
        actions={<PermitsExport rows={list.shown?.rows} />}
      />
      <ListView
        list={list}
        caption={t('permits.list.caption')}
        columns={usePermitColumns(projectId, isWriter ? moves : undefined)}
        isBroad
        countText={(count) => t('permits.list.count', { count })}
        empty={<EmptyState text={t(isWriter ? 'permits.list.empty' : 'permits.list.emptyForReader')} />}
        emptyFilterText={t('permits.list.noneInState')}
      />
      <MoveDialog moves={moves} />
      <MoveNotice moves={moves} />
      {isCreating && <NewPermitDialog projectId={projectId} onClose={() => setCreating(false)} />}
    </>
  );
}
