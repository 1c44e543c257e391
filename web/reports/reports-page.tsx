import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { BillingRow } from '../../shared/reports/report-shapes.ts';
import { errorText } from '../app/api/error-text.ts';
import { noteExport } from '../lists/export/note-export.ts';
import { StaffPage } from '../lists/staff-page.tsx';
import { LoadFailure } from '../lists/load-failure.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { Button } from '../ui/button.tsx';
import { PrintIcon } from '../ui/icons.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { CountsTable } from './counts-table.tsx';
import { DroppedList } from './dropped-list.tsx';
import { figure } from './figure.ts';
import { MonthChoice } from './month-choice.tsx';
import { monthOf, reportMonths, yearAround } from './months.ts';
import '../ui/print/paper.css';
import './print.css';
import { saveCsv, saveWorkbook } from './report-files.ts';
import { totalOf, useBilling } from './report-queries.ts';
import { Stack } from '../ui/layout/stack.tsx';
import styles from './reports.module.css';
import { useMonthName } from '../lists/months/use-month-name.ts';
import { YearBars } from './year-bars.tsx';

function Files({ month, rows }: { month: string; rows: readonly BillingRow[] }) {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<string>();
  const note = () => noteExport(t('reports.title'), rows.length);
  const saveAsCsv = () => {
    note();
    saveCsv(t, { month, rows });
  };
  const print = () => {
    note();
    window.print();
  };
  const saveAsWorkbook = () => {
    setFailure(undefined);
    note();
    saveWorkbook(t, { month, rows }).catch((error: unknown) => setFailure(errorText(t, error)));
  };
  return (
    <div className={styles.files}>
      <Button variant="secondary" onClick={saveAsCsv}>
        {t('reports.csv')}
      </Button>
      <Button variant="secondary" onClick={saveAsWorkbook}>
        {t('reports.xlsx')}
      </Button>
      <Button variant="secondary" icon={<PrintIcon />} onClick={print}>
        {t('reports.print')}
      </Button>
      {failure !== undefined && (
        <Alert kind="error" live="alert">
          {failure}
        </Alert>
      )}
    </div>
  );
}

function CompanyReport({ row, monthName }: { row: BillingRow; monthName: string }) {
  const { t } = useTranslation();
  return (
    <Panel
      title={row.company}
      beside={t('reports.inductions', { count: totalOf([row]), figure: figure(totalOf([row])) })}
    >
      <Stack gap={4}>
        <CountsTable row={row} caption={`${row.company}, ${monthName}`} />
        <DroppedList dropped={row.dropped} caption={`${t('reports.notBilled')}, ${row.company}, ${monthName}`} />
      </Stack>
    </Panel>
  );
}

/** Lists companies with inductions first; names the others in one line. */
function MonthReport({ rows, month }: { rows: readonly BillingRow[]; month: string }) {
  const { t } = useTranslation();
  const monthName = useMonthName()(month);
  const total = totalOf(rows);
  const isQuiet = ({ counts, dropped }: BillingRow) => rows.length > 1 && counts.length + dropped.length === 0;
  const quiet = rows.filter(isQuiet);
  return (
    <>
      <output className={styles.total}>
        <span className={styles.totalFigure}>{figure(total)}</span>
        <span>{t('reports.total', { count: total, month: monthName })}</span>
      </output>
      {rows
        .filter((row) => !isQuiet(row))
        .map((row) => (
          <CompanyReport key={row.id} row={row} monthName={monthName} />
        ))}
      {quiet.length > 0 && <p>{t('reports.quiet', { names: quiet.map(({ company }) => company).join(', ') })}</p>}
    </>
  );
}

/** `/admin/reports`: a month's billing. */
export function ReportsPage() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const [months] = useState(() => reportMonths(new Date()));
  const month = monthOf(params.get('month'), months);
  const { data: rows, error, refetch } = useBilling(month, month);
  return (
    <div className="paper billing">
      <StaffPage title={t('reports.title')} actions={rows && <Files month={month} rows={rows} />}>
        <div className={styles.page}>
          <div className={styles.counts}>
            <MonthChoice months={months} shown={month} onChoose={(chosen) => setParams({ month: chosen })} />
            {!rows && !error && <Skeleton lines={6} label={t('common.loading')} />}
            {!rows && error && <LoadFailure error={error} onRetry={refetch} title={t('reports.failed')} />}
            {rows && <MonthReport rows={rows} month={month} />}
          </div>
          <div className={styles.screenOnly}>
            <YearBars
              months={yearAround(month, months)}
              shown={month}
              isWanted={rows !== undefined || error !== null}
            />
          </div>
        </div>
      </StaffPage>
    </div>
  );
}
