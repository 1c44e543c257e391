import styles from './read-value.module.css';

/** An answer for reading; a dash if empty. */
export function ReadValue({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <p className={styles.value}>{value.trim() === '' ? '—' : value}</p>
    </div>
  );
}
