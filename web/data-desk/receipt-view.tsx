import { useTranslation } from 'react-i18next';
import type { ErasureReceipt } from '../../shared/data-desk/data-request.ts';
import { useDateTime } from '../ui/use-date-time.ts';
import styles from './data-desk.module.css';
import { useReceiptWords } from './use-receipt-words.ts';

type Props = { receipt: ErasureReceipt; isPlan?: boolean };

/** What an erasure took and kept, in words; of a plan what it would. */
export function ReceiptView({ receipt, isPlan = false }: Props) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { erased, kept } = useReceiptWords();
  const { _id, at, by, sha256 } = receipt;
  const took = Object.entries(receipt.erased).filter(([, count]) => count > 0);
  return (
    <div className={styles.receipt}>
      {!isPlan && (
        <p className={styles.note}>
          {t('dataDesk.receipt.by', { time: dateTime(at), name: by === 'retention' ? t('dataDesk.retention.by') : by })}
        </p>
      )}
      <h3 className={styles.heading}>{t(isPlan ? 'dataDesk.erase.takes' : 'dataDesk.receipt.took')}</h3>
      <ul className={styles.list}>
        {took.map(([what, count]) => (
          <li key={what}>{erased(what, count)}</li>
        ))}
      </ul>
      {receipt.kept.length > 0 && (
        <>
          <h3 className={styles.heading}>{t(isPlan ? 'dataDesk.erase.keeps' : 'dataDesk.receipt.kept')}</h3>
          <ul className={styles.list}>
            {receipt.kept.map((one) => (
              <li key={one.what}>{kept(one)}</li>
            ))}
          </ul>
        </>
      )}
      {!isPlan && (
        <p className={styles.note}>
          {t('dataDesk.receipt.id', { id: _id })} · SHA-256 <span className={styles.hash}>{sha256}</span>
        </p>
      )}
    </div>
  );
}
