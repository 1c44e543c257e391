// <PickBox label={t('…', { name })} isChecked={has} onChange={choose} />: a bare checkbox for a row; `isPartly` where some of what it stands for is chosen.
import { useEffect, useRef } from 'react';
import styles from './pick-box.module.css';

type PickBoxProps = {
  /** For screen readers only; the box shows no text. */
  label: string;
  isChecked: boolean;
  isPartly?: boolean;
  onChange: (isChecked: boolean) => void;
};

export function PickBox({ label, isChecked, isPartly = false, onChange }: PickBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label className={styles.pick}>
      <input
        ref={box}
        type="checkbox"
        className={styles.box}
        aria-label={label}
        checked={isChecked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
