// <CheckboxRow id="helmet" label={text} isChecked={value} onChange={setValue} />: the whole row is the target.
// `verdict` marks an answered exam option in words beside the colour.
import type { ReactNode } from 'react';
import { CheckIcon } from './icons.tsx';
import { classNames } from './class-names.ts';
import styles from './checkbox-row.module.css';

type CheckboxRowProps = {
  id: string;
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  name?: string;
  isDisabled?: boolean;
  error?: string | undefined;
  verdict?: { isRight: boolean; text: string } | undefined;
};

export function CheckboxRow({
  id,
  label,
  isChecked,
  onChange,
  name,
  isDisabled = false,
  error,
  verdict,
}: CheckboxRowProps) {
  const note = error ?? verdict?.text;
  const isBroken = error !== undefined || verdict?.isRight === false;
  const tone = isBroken ? styles.broken : verdict && styles.right;
  return (
    <label className={classNames(styles.row, tone, isDisabled && styles.locked)} htmlFor={id}>
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
