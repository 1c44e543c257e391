import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, localDate } from '../../../shared/core/dates.ts';
import { errorText } from '../../app/api/error-text.ts';
import { RowsExport } from '../../lists/export/rows-export.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import { readDay } from '../../ui/fields/read-day.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useClock } from '../../ui/use-clock.ts';
import { employerRows, stayRows, type EmployerRow, type StayRow } from './day-rows.ts';
import { employerFacts, useStayFacts } from './day-facts.tsx';
import { EventsDialog } from './events-dialog.tsx';
import { usePresenceDay } from './use-presence-day.ts';

/** Who was on the site on a day, by name or by employer. */
export function DayList({ projectId, isByEmployer }: { projectId: string; isByEmployer: boolean }) {
  const { t } = useTranslation();
  const [typedDay, setTypedDay] = useState(() => formatDate(localDate(new Date())));
  const day = readDay(typedDay) || undefined;
  const { data: people, error, refetch, isFetching } = usePresenceDay(projectId, day);
  const now = useClock();
  const rows = people && stayRows(people, now);
  return (
    <>
      <DayField
        id="presence-day"
        label={t('gate.onSite.day')}
        error={day === undefined ? t('issues.invalid_format') : undefined}
        typed={typedDay}
        onTyped={setTypedDay}
      />
      {error ? (
        <Alert kind="error" title={t('gate.onSite.failed')} live="alert">
          <p>{errorText(t, error)}</p>
          <Button variant="secondary" isBusy={isFetching} onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </Alert>
      ) : isByEmployer ? (
        <Employers rows={rows && employerRows(rows)} day={typedDay} />
      ) : (
        <Stays projectId={projectId} rows={rows} day={typedDay} isoDay={day ?? ''} />
      )}
    </>
  );
}

type StaysProps = { projectId: string; rows: StayRow[] | undefined; day: string; isoDay: string };

function Stays({ projectId, rows, day, isoDay }: StaysProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<string>();
  const facts = useStayFacts(setOpen);
  const title = t('gate.onSite.dayTitle');
  const count = new Set(rows?.flatMap(({ userFormId, state }) => (state === 'struck' ? [] : [userFormId]))).size;
  return (
    <>
      <Row gap={2} align="center" isApart>
        <output>{rows && t('gate.onSite.people', { count })}</output>
        <Row gap={2}>{rows && <RowsExport rows={rows} columns={facts.exported} title={title} about={[day]} />}</Row>
      </Row>
      <DataTable
        caption={title}
        columns={facts.columns}
        rows={rows}
        rowKey={({ _id }) => _id}
        empty={<EmptyState text={t('gate.onSite.nobodyThen')} />}
      />
      {open !== undefined && (
        <EventsDialog projectId={projectId} day={isoDay} userFormId={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

function Employers({ rows, day }: { rows: EmployerRow[] | undefined; day: string }) {
  const { t } = useTranslation();
  const facts = employerFacts(t);
  const title = t('gate.onSite.employersTitle');
  return (
    <>
      <Row gap={2} align="center" isApart>
        <output>{rows && t('gate.onSite.employers', { count: rows.length })}</output>
        <Row gap={2}>{rows && <RowsExport rows={rows} columns={facts.exported} title={title} about={[day]} />}</Row>
      </Row>
      <DataTable
        caption={title}
        columns={facts.columns}
        rows={rows}
        rowKey={({ _id }) => _id}
        empty={<EmptyState text={t('gate.onSite.nobodyThen')} />}
      />
    </>
  );
}
