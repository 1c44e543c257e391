import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { issuesIn } from '../../shared/core/errors.ts';
import type { WorkerFacts } from '../../shared/workers/worker.ts';
import { errorText } from '../app/api/error-text.ts';
import { TypedDialog } from '../editing/typed-dialog.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import type { TypedWorker } from './typed-worker.ts';
import { useWorkerForm } from './use-worker-form.ts';
import { WorkerFields } from './worker-fields.tsx';

type WorkerFormProps = {
  id: string;
  title: string;
  start: TypedWorker;
  saving: { error: Error | null; isPending: boolean; mutate: (facts: WorkerFacts) => void };
  children?: ReactNode;
  onClose: () => void;
};

/** The dialog of a worker's facts: nothing typed is lost by a refusal or a press beside it. */
export function WorkerForm({ id, title, start, saving, children, onClose }: WorkerFormProps) {
  const { t } = useTranslation();
  const form = useWorkerForm(id, start, saving);
  const isOther = saving.error !== null && issuesIn(saving.error).length === 0;
  const actions = (leave: () => void) => (
    <>
      <Button variant="secondary" onClick={leave}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" form={id} isBusy={saving.isPending}>
        {t('workers.save')}
      </Button>
    </>
  );
  return (
    <TypedDialog isForm isTyped={form.isTyped} onClose={onClose} title={title} actions={actions}>
      <Stack
        as="form"
        id={id}
        gap={4}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        {isOther && saving.error && (
          <Alert kind="error" title={t('workers.notSaved')} live="alert">
            <p>{errorText(t, saving.error)}</p>
          </Alert>
        )}
        <WorkerFields id={id} typed={form.typed} faults={form.faults} onChange={form.change} />
        {children}
      </Stack>
    </TypedDialog>
  );
}
