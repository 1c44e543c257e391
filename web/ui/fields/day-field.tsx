// <DayField id="start" label={t('…')} typed={typed} onTyped={setTyped} />: a day as it is written, 1.3.2026; `readDay` reads it.
import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from './text-field.tsx';
import styles from './day-field.module.css';

const WRITTEN = /^\s*(\d{1,2})\s*[.,/\s]\s*(\d{1,2})\s*[.,/\s]\s*(\d{4})\s*$/u;

/** Parses a typed day to `YYYY-MM-DD`; empty for an empty field, undefined for an invalid day. */
export function readDay(typed: string): string | undefined {
  if (typed.trim() === '') return '';
  const [, day = '', month = '', year = ''] = WRITTEN.exec(typed) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

type DayFieldProps = Omit<TextFieldProps, 'value' | 'onChange'> & { typed: string; onTyped: (typed: string) => void };

export function DayField({ typed, onTyped, hint, ...rest }: DayFieldProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.day}>
      <TextField
        {...rest}
        hint={hint ?? t('day.hint')}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={onTyped}
      />
    </div>
  );
}
