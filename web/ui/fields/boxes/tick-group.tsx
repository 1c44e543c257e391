// <TickGroup id="role" legend={…} ticks={[{ value, label, note }]} chosen={roles} onChange={setRoles} error={…} />: some of a few, each with what it means.
// The box of a value has the id `role-<value>`.
import type { ReactNode } from 'react';
import { CheckboxRow } from './checkbox-row.tsx';
import styles from './tick-group.module.css';

type TickGroupProps<Value extends string> = {
  id: string;
  legend: string;
  ticks: readonly { value: Value; label: ReactNode; note?: string | undefined }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  error?: string | undefined;
};

export function TickGroup<Value extends string>({ id, legend, ticks, chosen, onChange, error }: TickGroupProps<Value>) {
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {ticks.map(({ value, label, note }) => (
        <CheckboxRow
          key={value}
          id={`${id}-${value}`}
          isChecked={chosen.includes(value)}
          onChange={(isChosen) => onChange(isChosen ? [...chosen, value] : chosen.filter((each) => each !== value))}
          label={
            <>
              {label}
              {note !== undefined && <span className={styles.note}>{note}</span>}
            </>
          }
        />
      ))}
    </fieldset>
  );
}
