import { useTranslation } from 'react-i18next';
import type { BillingRow } from '../../shared/reports/report-shapes.ts';
import { groupedPin } from '../lists/grouped-pin.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { figure } from './figure.ts';
import styles from './reports.module.css';

type Count = BillingRow['counts'][number];

/** A count's share of the largest one, as a thin bar beside its figure. */
function Bar({ count, most }: { count: number; most: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect width="100" height="6" className={styles.barGround} />
      <rect width={(count / most) * 100} height="6" className={styles.barFill} />
    </svg>
  );
}

function FormCells({ form }: { form: Count['inductionForm'] }) {
  const { t } = useTranslation();
  return (
    <>
      <th scope="row">{form.name || t('reports.removedForm')}</th>
      <td className={styles.pin}>{form.pin === '' ? '—' : groupedPin(form.pin)}</td>
    </>
  );
}

/** A company's billed inductions by induction form, in the API's order, by name. */
export function CountsTable({ row, caption }: { row: BillingRow; caption: string }) {
  const { t } = useTranslation();
  const most = Math.max(1, ...row.counts.map(({ inductionCount }) => inductionCount));
  if (row.counts.length === 0) return <p>{t('reports.nothing')}</p>;
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('reports.form')}</th>
          <th scope="col">{t('reports.pin')}</th>
          <th scope="col" className={styles.figures}>
            {t('reports.count')}
          </th>
        </tr>
      </thead>
      <tbody>
        {row.counts.map(({ inductionForm, inductionCount }) => (
          <tr key={inductionForm._id}>
            <FormCells form={inductionForm} />
            <td className={styles.figures}>
              <span>{figure(inductionCount)}</span>
              <Bar count={inductionCount} most={most} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
