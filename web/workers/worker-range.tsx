import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, localDate } from '../../shared/core/dates.ts';
import { latestMonths } from '../lists/months/latest-months.ts';
import { useMonthName } from '../lists/months/use-month-name.ts';
import { DayField } from '../ui/fields/day-field.tsx';
import { readDay } from '../ui/fields/read-day.ts';
import { SelectField } from '../ui/fields/select-field.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import type { WorkerState } from './worker-queries.ts';

/** The list is kept for six years (rule 11.1). */
const MONTHS_KEPT = 72;

export type WorkerRange = ReturnType<typeof useWorkerRange>;

/** The day and the month that the list is asked of, at first today and this month. */
export function useWorkerRange() {
  const [now] = useState(() => localDate(new Date()));
  const [typedDay, setTypedDay] = useState('');
  const [month, setMonth] = useState(now.slice(0, 7));
  const day = readDay(typedDay);
  return { now, typedDay, setTypedDay, day, month, setMonth };
}

/** What the shown list is of, in words. */
export function useRangeText(state: WorkerState, { now, day, month }: WorkerRange): string {
  const { t } = useTranslation();
  const monthName = useMonthName();
  if (state === 'month') return t('workers.inMonth', { month: monthName(month) });
  if (state === 'day' && day !== undefined) return t('workers.onDay', { day: formatDate(day || now) });
  return t(`workers.filter.${state}`);
}

/** Asks for the day or the month; nothing in other lists. */
export function RangeField({ state, range }: { state: WorkerState; range: WorkerRange }) {
  const { t } = useTranslation();
  const monthName = useMonthName();
  const { now, typedDay, setTypedDay, day, month, setMonth } = range;
  if (state === 'day') {
    return (
      <DayField
        id="workers-day"
        label={t('workers.day')}
        error={day === undefined ? t('issues.invalid_format') : undefined}
        typed={typedDay}
        onTyped={setTypedDay}
      />
    );
  }
  if (state !== 'month') return null;
  const months = latestMonths(new Date(now), MONTHS_KEPT);
  return (
    <Stack gap={1} align="start">
      <SelectField
        id="workers-month"
        label={t('workers.month')}
        value={month}
        onChange={setMonth}
        options={months.map((value) => ({ value, label: monthName(value) }))}
      />
    </Stack>
  );
}
