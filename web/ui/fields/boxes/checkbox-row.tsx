// <CheckboxRow id="helmet" label={text} isChecked={value} onChange={setValue} />: the whole row is the target.
// `right` marks an exam option that was answered right, in words beside the colour.
import type { ReactNode } from 'react';
import { CheckIcon } from '../../first-icons.tsx';
import { classNames, CONTROL_FRAME } from '../../class-names.ts';
import styles from './checkbox-row.module.css';

type CheckboxRowProps = {
  id: string;
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  name?: string;
  isDisabled?: boolean;
  error?: string | undefined;
  right?: string | undefined;
};

export function CheckboxRow({
  id,
  label,
  isChecked,
  onChange,
  name,
  isDisabled = false,
  error,
  right,
}: CheckboxRowProps) {
  const note = error ?? right;
  const isBroken = error !== undefined;
  const tone = isBroken ? styles.broken : right && styles.right;
  return (
    <label className={classNames(styles.row, CONTROL_FRAME, tone, isDisabled && styles.locked)} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        name={name}
        checked={isChecked}
        disabled={isDisabled}
        aria-invalid={isBroken || undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.mark}>
        <CheckIcon />
      </span>
      <span className={styles.text}>
        {label}
        {note !== undefined && (
          <span id={`${id}-note`} className={styles.note}>
            {note}
          </span>
        )}
      </span>
    </label>
  );
}
