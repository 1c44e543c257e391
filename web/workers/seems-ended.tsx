import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/core/dates.ts';
import { workerApi } from '../../shared/workers/worker-api.ts';
import type { Worker } from '../../shared/workers/worker.ts';
import { call } from '../app/api/call.ts';
import { errorText } from '../app/api/error-text.ts';
import { ActNotice } from '../lists/bulk/act-notice.tsx';
import { Button } from '../ui/button.tsx';
import { factsOfTyped, typedOf } from './typed-worker.ts';
import { usePutWorker } from './worker-queries.ts';

type End = { worker: Worker; endDate: string | null };
export type Ending = ReturnType<typeof useEnding>;

const nameOf = ({ firstName, lastName }: Worker) => `${firstName} ${lastName}`.trim();

/** Sets the last day of a worker, or takes it back. */
export function useEnding(projectId: string) {
  const putWorker = usePutWorker(projectId);
  return useMutation({
    mutationFn: ({ worker, endDate }: End) =>
      call(workerApi.correct, {
        params: { id: projectId, workerId: worker._id },
        body: { ...factsOfTyped(typedOf(worker)), endDate, version: worker.version },
      }),
    onSuccess: putWorker,
  });
}

/** Ends the work of somebody on the day on which they were last noted on the site. */
export function EndButton({ worker, ending }: { worker: Worker; ending: Ending }) {
  const { t } = useTranslation();
  const { lastPresent } = worker;
  if (lastPresent === null) return null;
  const day = formatDate(lastPresent);
  return (
    <Button
      variant="secondary"
      isSmall
      isBusy={ending.isPending && ending.variables.worker._id === worker._id}
      aria-label={t('workers.seemsEnded.act', { day, name: nameOf(worker) })}
      onClick={() => ending.mutate({ worker, endDate: lastPresent })}
    >
      {t('workers.seemsEnded.end', { day })}
    </Button>
  );
}

/** What was ended last, with a way back. */
export function EndingNotice({ ending }: { ending: Ending }) {
  const { t } = useTranslation();
  const { data, error, variables, mutate, reset } = ending;
  const name = variables ? nameOf(variables.worker) : '';
  if (error && variables) {
    return (
      <ActNotice again={{ label: t('common.retry'), onPress: () => mutate(variables) }} onClose={reset}>
        {t('workers.seemsEnded.failed', { name, reason: errorText(t, error) })}
      </ActNotice>
    );
  }
  const day = data?.endDate ? formatDate(data.endDate) : undefined;
  const undo = data && { label: t('approval.undo'), onPress: () => mutate({ worker: data, endDate: null }) };
  return (
    <ActNotice again={day === undefined ? undefined : undo} onClose={reset}>
      {data && t(day === undefined ? 'workers.seemsEnded.undone' : 'workers.seemsEnded.done', { name, day })}
    </ActNotice>
  );
}
