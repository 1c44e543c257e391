import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/core/dates.ts';
import { SECURITY_KINDS } from '../../shared/security-log/security-kinds.ts';
import { useHasRole } from '../app/session/use-has-role.ts';
import { DayField } from '../ui/fields/day-field.tsx';
import { exampleDay } from '../ui/fields/example-day.ts';
import { readDay } from '../ui/fields/read-day.ts';
import { SelectField } from '../ui/fields/select-field.tsx';
import type { LogFilter } from './log-query.ts';

export type LogChange = (change: Partial<Record<keyof LogFilter, string>>) => void;

function Day({ id, label, day, onDay }: { id: string; label: string; day: string; onDay: (day: string) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(day === '' ? '' : formatDate(day));
  const [shown, setShown] = useState(day);
  if (shown !== day) {
    setShown(day);
    if (day === '') setTyped('');
  }
  const read = readDay(typed);
  const type = (text: string) => {
    setTyped(text);
    const asked = readDay(text);
    if (asked !== undefined && asked !== day) onDay(asked);
  };
  const error = read === undefined && typed.length > 9 ? t('securityLog.wrongDay', { day: exampleDay() }) : undefined;
  return <DayField id={id} label={label} typed={typed} onTyped={type} error={error} />;
}

/** What narrows the log: its owner, for root; the event; the days. */
export function LogFilterFields({ filter, onChange }: { filter: LogFilter; onChange: LogChange }) {
  const { t } = useTranslation();
  const isRoot = useHasRole([]);
  return (
    <>
      {isRoot && (
        <SelectField
          id="of"
          label={t('securityLog.of')}
          value={filter.of ?? ''}
          onChange={(of) => onChange({ of })}
          options={[{ value: 'installation', label: t('securityLog.installation') }]}
          emptyLabel={t('securityLog.company')}
        />
      )}
      <SelectField
        id="kind"
        label={t('securityLog.what')}
        value={filter.kind ?? ''}
        onChange={(kind) => onChange({ kind })}
        options={SECURITY_KINDS.map((kind) => ({ value: kind, label: t(`securityLog.kind.${kind}`) }))}
        emptyLabel={t('securityLog.everything')}
      />
      <Day id="from" label={t('securityLog.from')} day={filter.from ?? ''} onDay={(from) => onChange({ from })} />
      <Day id="to" label={t('securityLog.to')} day={filter.to ?? ''} onDay={(to) => onChange({ to })} />
    </>
  );
}
