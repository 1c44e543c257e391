import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BillingRow } from '../../shared/reports/report-shapes.ts';
import { errorText } from '../app/api/error-text.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { figure } from './figure.ts';
import { useBilling } from './report-queries.ts';
import styles from './reports.module.css';
import { useMonthName } from '../lists/months/use-month-name.ts';

function countsByMonth(rows: readonly BillingRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { month, inductionCount } of rows.flatMap(({ months }) => months)) {
    counts.set(month, (counts.get(month) ?? 0) + inductionCount);
  }
  return counts;
}

type BarsProps = { months: readonly string[]; shown: string; counts: ReadonlyMap<string, number> };

/** A bar for each month, with its figure and a link to its report. */
function Bars({ months, shown, counts }: BarsProps) {
  const nameOf = useMonthName();
  const most = Math.max(1, ...counts.values());
  return (
    <ol className={styles.year}>
      {months.map((month) => {
        const count = counts.get(month) ?? 0;
        const height = (count / most) * 100;
        return (
          <li key={month}>
            <Link to={`?month=${month}`} className={styles.yearMonth} aria-current={month === shown || undefined}>
              <VisuallyHidden>{nameOf(month)}: </VisuallyHidden>
              <span className={styles.yearCount}>{count > 0 ? figure(count) : <VisuallyHidden>0</VisuallyHidden>}</span>
              <svg className={styles.yearBar} viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
                <rect y={100 - height} width="10" height={height} className={styles.barFill} />
                <rect y="99" width="10" height="1" className={styles.barFill} />
              </svg>
              <span aria-hidden="true">
                {Number(month.slice(5))}
                <span className={styles.yearName}>/{month.slice(2, 4)}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

/** A year of months side by side; loads after the month itself. */
export function YearBars({ months, shown, isWanted }: { months: readonly string[]; shown: string; isWanted: boolean }) {
  const { t } = useTranslation();
  const [first = shown] = months;
  const { data, error, refetch } = useBilling(first, months.at(-1) ?? shown, isWanted);
  return (
    <Panel title={t('reports.year')}>
      {!data && !error && <Skeleton lines={4} label={t('common.loading')} />}
      {!data && error && (
        <p role="alert">
          {errorText(t, error)}{' '}
          <Button variant="secondary" isSmall onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </p>
      )}
      {data && <Bars months={months} shown={shown} counts={countsByMonth(data)} />}
    </Panel>
  );
}
