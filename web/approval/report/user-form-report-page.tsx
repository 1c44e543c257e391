import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { Switch } from '../../lists/switch.tsx';
import { Button } from '../../ui/button.tsx';
import { ArrowLeftIcon, PrintIcon } from '../../ui/icons.tsx';
import { Row } from '../../ui/layout/row.tsx';
import sheetStyles from '../../ui/layout/sheet.module.css';
import { printWhenReady } from './print-when-ready.ts';
import { UserFormGate } from '../user-form/user-form-gate.tsx';
import { UserFormReport } from './user-form-report.tsx';

function ReportScreen({ userForm }: { userForm: UserForm }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const sheet = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const print = async () => {
    if (!sheet.current) return;
    setPrinting(true);
    await printWhenReady(sheet.current, queryClient, { title: t('report.title'), count: 1 });
    setPrinting(false);
  };
  return (
    <main id="main" className={sheetStyles.screen}>
      <div className={sheetStyles.bar}>
        <Link className={sheetStyles.back} to={staffPaths.approvalOfUserForm(userForm._id)}>
          <ArrowLeftIcon />
          {t('report.back')}
        </Link>
        <Row gap={2} across={6} align="center">
          <Switch isOn={isWhole} onChange={setWhole}>
            {t('report.showWhole')}
          </Switch>
          <Button icon={<PrintIcon />} isBusy={isPrinting} onClick={() => void print()}>
            {t('report.print')}
          </Button>
        </Row>
      </div>
      <div ref={sheet} className={sheetStyles.sheet}>
        <UserFormReport userForm={userForm} isWhole={isWhole} />
      </div>
    </main>
  );
}

/** One induction as a report of A4 pages. */
export function UserFormReportPage() {
  const { userFormId = '' } = useParams();
  return <UserFormGate id={userFormId}>{(userForm) => <ReportScreen userForm={userForm} />}</UserFormGate>;
}
