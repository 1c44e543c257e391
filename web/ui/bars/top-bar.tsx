// <TopBar start={<Wordmark … />} end={<LanguageSwitch … />} />: the header of a simple page; `width="rail"` for wide pages, `"page"` above a `Page`.
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './top-bar.module.css';

export type TopBarProps = { start: ReactNode; end?: ReactNode; width?: 'column' | 'rail' | 'page' };

export function TopBar({ start, end, width = 'column' }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <div className={classNames(styles.inner, width !== 'column' && styles[width])}>
        {start}
        <div className={styles.end}>{end}</div>
      </div>
    </header>
  );
}
