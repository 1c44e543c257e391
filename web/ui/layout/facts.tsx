// <Facts facts={[{ key, label, value }]} />: labels over values; what has no value is left out. With `isSpread` a few share the whole width.
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './facts.module.css';

export type Fact = { key: string; label: string; value: ReactNode };

const isGiven = ({ value }: Fact) => value !== '' && value !== undefined && value !== null && value !== false;

export function Facts({ facts, isSpread = false }: { facts: readonly Fact[]; isSpread?: boolean }) {
  return (
    <dl className={classNames(styles.facts, isSpread && styles.spread)}>
      {facts.filter(isGiven).map(({ key, label, value }) => (
        <div key={key} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
