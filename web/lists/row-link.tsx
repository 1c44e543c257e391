// <RowLink to={paths.…}>{name}</RowLink>: the first cell of a row, the way to what the row is about.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './row-link.module.css';

export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.link} to={to}>
      {children}
    </Link>
  );
}
