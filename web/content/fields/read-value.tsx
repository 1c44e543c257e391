import type { ReactNode } from 'react';
import styles from './read-value.module.css';

type ReadValueProps = { label: ReactNode; value: ReactNode };

/** An answer for reading; a dash if empty. */
export function ReadValue({ label, value }: ReadValueProps) {
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <p className={styles.value}>{typeof value === 'string' && value.trim() === '' ? '—' : value}</p>
    </div>
  );
}
