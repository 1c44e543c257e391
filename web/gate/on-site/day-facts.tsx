import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../shared/core/dates.ts';
import type { PresenceEvent } from '../../../shared/presence/presence-event.ts';
import type { ExportColumn } from '../../lists/export/export-lines.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/table/column.ts';
import type { EmployerRow, StayRow } from './day-rows.ts';

/** What a table and a file say of rows. */
type Facts<Row> = { columns: Column<Row>[]; exported: ExportColumn<Row>[] };

const timeOf = (event: PresenceEvent | null) => (event ? formatTime(event.at) : '');

/** The stays of a day; a press on "events" opens what was noted of a person. */
export function useStayFacts(onOpen: (userFormId: string) => void): Facts<StayRow> {
  const { t } = useTranslation();
  const nameOf = ({ name }: StayRow) => name || t('gate.noName');
  const verdictOf = (row: StayRow) => (row.in?.verdict ? t(`gate.verdict.${row.in.verdict}`) : '');
  const reasonsOf = (row: StayRow) => (row.in?.reasons ?? []).map((reason) => t(`gate.reason.${reason}`)).join(', ');
  const facts = [
    { key: 'name', header: t('gate.onSite.name'), value: nameOf, share: 2 },
    {
      key: 'employer',
      header: t('gate.onSite.employer'),
      value: ({ employer }: StayRow) => employer,
      share: 2,
      phone: 3,
    },
    { key: 'in', header: t('gate.onSite.in'), value: (row: StayRow) => timeOf(row.in), isLabelled: true, phone: 0 },
    { key: 'out', header: t('gate.onSite.out'), value: (row: StayRow) => timeOf(row.out), isLabelled: true, phone: 1 },
    {
      key: 'state',
      header: t('gate.onSite.state'),
      value: ({ state }: StayRow) => t(`gate.onSite.stay.${state}`),
      phone: 2,
    },
    { key: 'verdict', header: t('gate.onSite.verdict'), value: verdictOf },
  ];
  return {
    columns: [
      ...facts.map(({ value, ...fact }) => ({ ...fact, cell: value })),
      {
        key: 'events',
        header: t('gate.onSite.events'),
        isAct: true,
        phone: 'act',
        cell: (row) => (
          <Button
            variant="secondary"
            isSmall
            aria-label={t('gate.onSite.eventsOf', { name: nameOf(row) })}
            onClick={() => onOpen(row.userFormId)}
          >
            {t('gate.onSite.events')}
          </Button>
        ),
      },
    ],
    exported: [...facts, { key: 'reasons', header: t('gate.onSite.reasons'), value: reasonsOf }],
  };
}

export function employerFacts(t: TFunction): Facts<EmployerRow> {
  const facts = [
    {
      key: 'employer',
      header: t('gate.onSite.employer'),
      value: ({ employer }: EmployerRow) => employer || t('gate.onSite.noEmployer'),
      share: 1,
    },
    {
      key: 'people',
      header: t('gate.onSite.peopleCount'),
      value: ({ people }: EmployerRow) => people,
      isNumeric: true,
    },
    {
      key: 'present',
      header: t('gate.onSite.stay.present'),
      value: ({ present }: EmployerRow) => present,
      isNumeric: true,
    },
    {
      key: 'notNotedOut',
      header: t('gate.onSite.stay.notNotedOut'),
      value: ({ notNotedOut }: EmployerRow) => notNotedOut,
      isNumeric: true,
    },
    { key: 'against', header: t('gate.onSite.against'), value: ({ against }: EmployerRow) => against, isNumeric: true },
  ];
  return {
    columns: facts.map(({ value, ...fact }, phone) => ({
      ...fact,
      // A zero says nothing on a phone.
      cell: (row) => value(row) || null,
      phone,
      isLabelled: phone > 0,
    })),
    exported: facts,
  };
}
