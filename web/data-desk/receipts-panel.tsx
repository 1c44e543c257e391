import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErasureReceipt } from '../../shared/data-desk/data-request.ts';
import { LoadFailure } from '../lists/load-failure.tsx';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { useDateTime } from '../ui/use-date-time.ts';
import styles from './data-desk.module.css';
import { useReceipts } from './data-desk-queries.ts';
import { ReceiptView } from './receipt-view.tsx';

/** The newest receipts of what was erased, by whoever erased it. */
export function ReceiptsPanel() {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { data, error, refetch } = useReceipts();
  const [shown, setShown] = useState<ErasureReceipt>();
  return (
    <Panel title={t('dataDesk.receipts')}>
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={2} label={t('common.loading')} />}
      {data?.items.length === 0 && <p className={styles.note}>{t('dataDesk.noReceipts')}</p>}
      <ul className={styles.rows}>
        {data?.items.map((receipt) => (
          <li key={receipt._id} className={styles.row}>
            <div className={styles.what}>
              <p className={styles.name}>{dateTime(receipt.at)}</p>
              <p className={styles.note}>
                {receipt.by === 'retention' ? t('dataDesk.retention.by') : receipt.by}
                {!receipt.isDone && ` · ${t('dataDesk.underWay')}`}
              </p>
            </div>
            <Button
              variant="secondary"
              isSmall
              aria-label={`${t('dataDesk.show')}: ${dateTime(receipt.at)}`}
              onClick={() => setShown(receipt)}
            >
              {t('dataDesk.show')}
            </Button>
          </li>
        ))}
      </ul>
      {shown && (
        <Dialog isOpen title={t('dataDesk.receipt.title')} onClose={() => setShown(undefined)}>
          <ReceiptView receipt={shown} />
        </Dialog>
      )}
    </Panel>
  );
}
