import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/core/dates.ts';
import { SECURITY_KINDS } from '../../shared/security-log/security-kinds.ts';
import { useHasRole } from '../app/session/use-has-role.ts';
import { DayField, readDay } from '../ui/fields/day-field.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { Button } from '../ui/button.tsx';
import type { LogFilter } from './log-query.ts';
import styles from './log.module.css';

type FiltersProps = {
  filter: LogFilter;
  /** The name of the chosen user, where an entry tells it. */
  userName: string | undefined;
  onChange: (change: Partial<Record<keyof LogFilter, string>>) => void;
};

function Day({ id, label, day, onDay }: { id: string; label: string; day: string; onDay: (day: string) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(day === '' ? '' : formatDate(day));
  const read = readDay(typed);
  const type = (text: string) => {
    setTyped(text);
    const asked = readDay(text);
    if (asked !== undefined && asked !== day) onDay(asked);
  };
  const error = read === undefined && typed.length > 9 ? t('securityLog.wrongDay') : undefined;
  return <DayField id={id} label={label} typed={typed} onTyped={type} error={error} />;
}

export function LogFilters({ filter, userName, onChange }: FiltersProps) {
  const { t } = useTranslation();
  const isRoot = useHasRole([]);
  return (
    <div className={styles.filters}>
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
      {filter.user !== undefined && (
        <Button variant="secondary" isSmall onClick={() => onChange({ user: '' })}>
          {t('securityLog.allUsers', { name: userName ?? filter.user })}
        </Button>
      )}
    </div>
  );
}
