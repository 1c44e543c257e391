// <Part name="button"><State name="rest">…</State></Part>: a part of the interface in each of its states.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../ui/class-names.ts';
import styles from './part.module.css';

/** `name` is the file's name; a test requires a part for each file. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.part} data-part={name}>
      <h2>{name}</h2>
      <div className={styles.states}>{children}</div>
    </section>
  );
}

type StateName =
  | 'rest'
  | 'primary'
  | 'secondary'
  | 'ghost'
  | 'danger'
  | 'small'
  | 'wide'
  | 'busy'
  | 'waiting'
  | 'disabled'
  | 'optional'
  | 'filled'
  | 'failed'
  | 'chosen'
  | 'partly'
  | 'right'
  | 'wrong'
  | 'empty'
  | 'loading'
  | 'noMatch'
  | 'opened'
  | 'dangerous'
  | 'long';

/** A state with its name above it; `isWide` spans the whole row. */
export function State({ name, isWide = false, children }: { name: StateName; isWide?: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={classNames(styles.state, isWide && styles.wide)}>
      <h3 className={styles.name}>{t(`kit.state.${name}`)}</h3>
      {children}
    </div>
  );
}
