// <DayField id="start" label={t('…')} typed={typed} onTyped={setTyped} />: a day as it is written, 1.3.2026; `readDay` (`read-day.ts`) reads it.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { exampleDay } from './example-day.ts';
import styles from './day-field.module.css';

type DayFieldProps = Omit<TextFieldProps, 'value' | 'onChange'> & { typed: string; onTyped: (typed: string) => void };

export function DayField({ typed, onTyped, hint, ...rest }: DayFieldProps) {
  const { t } = useTranslation();
  const [day] = useState(() => exampleDay());
  return (
    <div className={styles.day}>
      <TextField
        {...rest}
        hint={hint ?? t('day.hint', { day })}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={onTyped}
      />
    </div>
  );
}
