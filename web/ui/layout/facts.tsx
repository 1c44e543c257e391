// <Facts facts={[{ key, label, value }]} />: labels over values; an em dash where there is no value.
import type { ReactNode } from 'react';
import styles from './facts.module.css';

export type Fact = { key: string; label: string; value: ReactNode };

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, label, value }) => (
        <div key={key} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value === '' || value === undefined || value === null ? '—' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
