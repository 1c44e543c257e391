import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataRequest } from '../../shared/data-desk/data-request.ts';
import { errorText } from '../app/api/error-text.ts';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { CheckboxRow } from '../ui/fields/boxes/checkbox-row.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { useErase, usePlan, type Chosen } from './data-desk-queries.ts';
import { ReceiptView } from './receipt-view.tsx';

type Props = { request: DataRequest; chosen: Chosen; onClose: () => void };

/** Tells what an erasure takes and what the law holds, before it is done. */
export function EraseDialog({ request, chosen, onClose }: Props) {
  const { t } = useTranslation();
  const [isListElsewhere, setListElsewhere] = useState(false);
  const { mutate: plan, error: planError } = usePlan(request._id);
  const { mutate: erase, isPending, error } = useErase(request._id);
  useEffect(() => plan({ ...chosen, isListElsewhere }), [plan, chosen, isListElsewhere]);
  const isPlanned = request.state === 'planned' && request.receipt !== null;
  const failure = planError ?? error;
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('dataDesk.erase.keep')}
      </Button>
      <Button
        variant="danger"
        disabled={!isPlanned}
        isBusy={isPending}
        onClick={() => erase(undefined, { onSuccess: onClose })}
      >
        {t('dataDesk.erase.act')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title={t('dataDesk.erase.title')} onClose={onClose} actions={actions}>
      <Stack gap={4}>
        {failure && (
          <Alert kind="error" live="alert">
            <p>{errorText(t, failure)}</p>
          </Alert>
        )}
        <p>{t('dataDesk.erase.text')}</p>
        {isPlanned && request.receipt ? (
          <ReceiptView receipt={request.receipt} isPlan />
        ) : (
          !failure && <Skeleton lines={4} label={t('dataDesk.erase.reckoning')} />
        )}
        <CheckboxRow
          id="list-elsewhere"
          label={t('dataDesk.erase.elsewhere')}
          isChecked={isListElsewhere}
          onChange={setListElsewhere}
        />
      </Stack>
    </Dialog>
  );
}
