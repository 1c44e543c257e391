import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillingRow } from '../../shared/reports/report-shapes.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { figure } from './figure.ts';
import styles from './reports.module.css';

type Dropped = BillingRow['dropped'];

const REASONS = ['unsigned', 'archived', 'duplicate'] as const;

/** Paper shows what the screen collapses. */
function useOpenOnPaper() {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const unfold = () => details.current?.setAttribute('open', '');
    window.addEventListener('beforeprint', unfold);
    return () => window.removeEventListener('beforeprint', unfold);
  }, []);
  return details;
}

/** The unbilled inductions by person, with the reasons; collapsed to their number. */
export function DroppedList({ dropped, caption }: { dropped: Dropped; caption: string }) {
  const { t } = useTranslation();
  const details = useOpenOnPaper();
  if (dropped.length === 0) return null;
  const reasons = REASONS.map((reason) => ({ reason, count: dropped.filter((each) => each.reason === reason).length }));
  const told = reasons.filter(({ count }) => count > 0);
  return (
    <details ref={details} className={styles.dropped}>
      <summary>
        {t('reports.dropped', { count: dropped.length, figure: figure(dropped.length) })}
        <span className={styles.reasons}>
          {told.map(({ reason, count }) => `${t(`reports.reasons.${reason}`)} ${figure(count)}`).join(' · ')}
        </span>
      </summary>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('reports.person')}</th>
            <th scope="col">{t('reports.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {dropped.map(({ user, reason }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same person may be there twice, for the same reason
            <tr key={index}>
              <th scope="row">{user || t('reports.noName')}</th>
              <td>
                {t(`reports.reasons.${reason}`)}
                <span className={styles.why}>{t(`reports.why.${reason}`)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
