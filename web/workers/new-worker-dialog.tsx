import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { workerApi } from '../../shared/workers/worker-api.ts';
import type { WorkerFacts } from '../../shared/workers/worker.ts';
import { call } from '../app/api/call.ts';
import { mayTryAgain } from '../app/api/error-text.ts';
import { newUuid } from '../app/api/uuid.ts';
import { NOBODY_TYPED } from './typed-worker.ts';
import { WorkerForm } from './worker-form.tsx';
import { usePutWorker } from './worker-queries.ts';

/** Adds a worker without an induction; a retry after a lost answer adds nobody twice. */
export function NewWorkerDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const put = usePutWorker(projectId);
  const key = useRef(newUuid());
  const saving = useMutation({
    mutationFn: (facts: WorkerFacts) =>
      call(workerApi.add, { params: { id: projectId }, body: facts }, { key: key.current }),
    onSuccess: (added) => {
      put(added);
      onClose();
    },
    onError: (error) => {
      // After a refusal the user changes what is typed, so the key changes; after a lost answer the line may exist.
      if (!mayTryAgain(error)) key.current = newUuid();
    },
  });
  return <WorkerForm id="new-worker" title={t('workers.add')} start={NOBODY_TYPED} saving={saving} onClose={onClose} />;
}
