import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { workerApi } from '../../shared/workers/worker-api.ts';
import type { WorkerFacts } from '../../shared/workers/worker.ts';
import { call } from '../app/api/call.ts';
import { personName } from '../lists/person-name.ts';
import { LoadFailure } from '../lists/load-failure.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { JoinedWorkers } from './joined-workers.tsx';
import { typedOf } from './typed-worker.ts';
import { WorkerForm } from './worker-form.tsx';
import { WorkerHistory } from './worker-history.tsx';
import { usePutWorker, useWorker, type WholeWorker } from './worker-queries.ts';
import { WorkerRead } from './worker-read.tsx';

type WorkerDialogProps = { projectId: string; id: string; mayWrite: boolean; onClose: () => void };

function Correct({ projectId, worker, onClose }: { projectId: string; worker: WholeWorker; onClose: () => void }) {
  const { t } = useTranslation();
  const put = usePutWorker(projectId);
  const { _id: workerId, version } = worker;
  const saving = useMutation({
    mutationFn: (facts: WorkerFacts) =>
      call(workerApi.correct, { params: { id: projectId, workerId }, body: { ...facts, version } }),
    onSuccess: (saved) => {
      put(saved);
      onClose();
    },
  });
  return (
    <WorkerForm
      id="worker"
      title={personName(worker) ?? t('workers.noName')}
      start={typedOf(worker)}
      saving={saving}
      onClose={onClose}
    >
      <JoinedWorkers projectId={projectId} worker={worker} />
      <WorkerHistory events={worker.history} />
    </WorkerForm>
  );
}

/** One worker over the list: to be corrected by those who may, read by others. */
export function WorkerDialog({ projectId, id, mayWrite, onClose }: WorkerDialogProps) {
  const { t } = useTranslation();
  const { data: worker, error, refetch } = useWorker(projectId, id);
  if (worker && mayWrite) {
    return <Correct key={worker.version} projectId={projectId} worker={worker} onClose={onClose} />;
  }
  return (
    <Dialog isOpen title={(worker && personName(worker)) ?? t('workers.one')} onClose={onClose}>
      {error && <LoadFailure error={error} onRetry={refetch} title={t('workers.failed')} />}
      {worker && <WorkerRead worker={worker} />}
    </Dialog>
  );
}
