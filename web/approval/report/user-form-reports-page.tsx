import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { errorText } from '../../app/api/error-text.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { StaffPage } from '../../lists/staff-page.tsx';
import { Switch } from '../../lists/switch.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ArrowLeftIcon, PrintIcon } from '../../ui/icons.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useUserFormsByIds } from '../approval-queries.ts';
import { Row } from '../../ui/layout/row.tsx';
import sheetStyles from '../../ui/layout/sheet.module.css';
import { printWhenReady } from './print-when-ready.ts';
import { MOST_REPORTS, readReportIds } from './report-ids.ts';
import styles from './user-form-report-page.module.css';
import { UserFormReport } from './user-form-report.tsx';
import { useSelfPrint } from './use-self-print.ts';

/** Says that printing starts soon, with a cancel button. */
function StartingBar({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.starting}>
      <output>{t('report.starting')}</output>
      <Button variant="secondary" isSmall onClick={onCancel}>
        {t('common.cancel')}
      </Button>
    </div>
  );
}

type ReportsProps = { userForms: readonly UserForm[]; missingCount: number };

function Reports({ userForms, missingCount }: ReportsProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const sheets = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const title = t('report.several', { count: userForms.length });
  const printed = { title: t('report.title'), count: userForms.length };
  const print = useSelfPrint(sheets, printed);
  const printNow = () => sheets.current && void printWhenReady(sheets.current, queryClient, printed);
  return (
    <main id="main" className={sheetStyles.screen}>
      <div className={sheetStyles.bar}>
        <div>
          <Link className={sheetStyles.back} to={staffPaths.approval}>
            <ArrowLeftIcon />
            {t('approval.title')}
          </Link>
          <PageHeading title={title} />
        </div>
        <Row gap={2} across={6} align="center">
          <Switch isOn={isWhole} onChange={setWhole}>
            {t('report.showWhole')}
          </Switch>
          <Button icon={<PrintIcon />} disabled={print.state === 'starting'} onClick={printNow}>
            {t('report.print')}
          </Button>
        </Row>
      </div>
      <div className={styles.notices}>
        {missingCount > 0 && (
          <Alert kind="other">
            <p>{t('report.missing', { count: missingCount })}</p>
          </Alert>
        )}
        {print.state === 'starting' && userForms.length > 0 && <StartingBar onCancel={print.cancel} />}
      </div>
      <div ref={sheets}>
        {userForms.map((userForm, place) => (
          <div key={userForm._id} className={sheetStyles.sheet}>
            <UserFormReport userForm={userForm} isWhole={isWhole} place={place} />
          </div>
        ))}
      </div>
    </main>
  );
}

/** Why there is nothing to print, with links onward. */
function NoReports({ text, onRetry }: { text: string; onRetry?: () => void }) {
  const { t } = useTranslation();
  return (
    <StaffPage title={t('report.several', { count: 0 })} back={{ to: staffPaths.approval, label: t('approval.title') }}>
      <Alert kind="error" title={t('report.noneTitle')} live="alert">
        <p>{text}</p>
        {onRetry && (
          <Button variant="secondary" isSmall onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )}
      </Alert>
    </StaffPage>
  );
}

/** Several inductions as reports, each starting a new page; prints itself. */
export function UserFormReportsPage() {
  const { t } = useTranslation();
  const { ids: part = '' } = useParams();
  const { ids, isMalformed } = useMemo(() => readReportIds(part), [part]);
  const isTooMany = ids.length > MOST_REPORTS;
  const { data, error, refetch } = useUserFormsByIds(isTooMany ? [] : ids);
  if (isMalformed) return <NoReports text={t('report.malformed')} />;
  if (isTooMany) return <NoReports text={t('approval.bulk.mostReports', { count: MOST_REPORTS })} />;
  if (error) return <NoReports text={errorText(t, error)} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <main id="main" className={sheetStyles.screen}>
        <PageHeading title={t('report.several', { count: ids.length })} />
        <Skeleton lines={6} label={t('common.loading')} />
      </main>
    );
  }
  if (data.length === 0) return <NoReports text={t('report.noneReadable')} />;
  return <Reports userForms={data} missingCount={ids.length - data.length} />;
}
