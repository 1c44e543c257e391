import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { WORKER_WRITERS } from '../../shared/workers/worker-api.ts';
import { useHasRole } from '../app/session/use-has-role.ts';
import { ListExport } from '../lists/export/list-export.tsx';
import { useCursorList } from '../lists/list/use-cursor-list.ts';
import { ToolButton } from '../lists/looks/tool-button.tsx';
import { PageAct } from '../lists/page-frame.ts';
import { StaffList } from '../lists/staff-list.tsx';
import { Button } from '../ui/button.tsx';
import { PlusIcon } from '../ui/icons.tsx';
import { ShareIcon } from '../ui/staff-icons.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { NewWorkerDialog } from './new-worker-dialog.tsx';
import { ShareDialog } from './share/share-dialog.tsx';
import { openWorkerId, withWorker } from './worker-address.ts';
import { EndingNotice, useEnding } from './seems-ended.tsx';
import { useProject } from '../app/shell/use-project.ts';
import { useWorkerColumns, useWorkerExport } from './worker-columns.tsx';
import { WorkerDialog } from './worker-dialog.tsx';
import { RangeField, useRangeText, useWorkerRange } from './worker-range.tsx';
import { useWorkerList, WORKER_STATES } from './worker-queries.ts';

const EMPTY = {
  now: 'workers.none',
  day: 'workers.noneHere',
  month: 'workers.noneHere',
  missing: 'workers.noneMissing',
  seemsEnded: 'workers.seemsEnded.none',
  all: 'workers.none',
} as const;

/** The list of a site's workers that the law asks for (rule 11.1). */
export function WorkersPage() {
  const { projectId = '' } = useParams();
  return <Workers key={projectId} projectId={projectId} />;
}

function Workers({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const range = useWorkerRange();
  const { now, day, month } = range;
  const design = useWorkerList(projectId, { now, day: day || now, month });
  const list = useCursorList(design);
  const { state } = list.state;
  const mayWrite = useHasRole(WORKER_WRITERS);
  const dialogs = useDialogs();
  const ending = useEnding(projectId);
  const hasPresence = useProject(projectId).data?.presence === true;
  const columns = useWorkerColumns(state === 'seemsEnded' ? { ending, mayWrite } : undefined);
  const rangeText = useRangeText(state, range);
  return (
    <>
      {mayWrite && (
        <PageAct>
          <Button icon={<PlusIcon />} onClick={() => dialogs.setNew(true)}>
            {t('workers.add')}
          </Button>
        </PageAct>
      )}
      <StaffList
        list={list}
        searchHint={t('workers.searchHint')}
        hasArchiveSwitch={false}
        chips={WORKER_STATES.filter((value) => hasPresence || value !== 'seemsEnded').map((value) => ({
          value,
          label: t(`workers.filter.${value}`),
        }))}
        actions={
          <>
            <ListExport
              list={list}
              load={design.load}
              columns={useWorkerExport()}
              title={t('workers.title')}
              about={[rangeText, list.state.q]}
              hasWorkbook
            />
            {mayWrite && (
              <ToolButton
                label={t('workers.share.open')}
                icon={<ShareIcon />}
                onClick={() => dialogs.setShared(true)}
              />
            )}
          </>
        }
        caption={t('workers.title')}
        columns={columns}
        countText={(count) => t('workers.count', { count })}
        empty={<EmptyState text={t('workers.none')} example={t('workers.example')} />}
        emptyFilterText={t(EMPTY[state])}
      >
        <RangeField state={state} range={range} />
      </StaffList>
      {dialogs.id !== undefined && (
        <WorkerDialog projectId={projectId} id={dialogs.id} mayWrite={mayWrite} onClose={dialogs.close} />
      )}
      {dialogs.isShared && <ShareDialog projectId={projectId} onClose={() => dialogs.setShared(false)} />}
      <EndingNotice ending={ending} />
      {dialogs.isNew && <NewWorkerDialog projectId={projectId} onClose={() => dialogs.setNew(false)} />}
    </>
  );
}

/** The dialogs over the list: a worker by the id in the address, and a new one. */
function useDialogs() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isNew, setNew] = useState(false);
  const [isShared, setShared] = useState(false);
  const close = () => void navigate(withWorker(search, undefined), { replace: true });
  return { id: openWorkerId(search), close, isNew, setNew, isShared, setShared };
}
