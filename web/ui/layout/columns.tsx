// <Columns side="start">…</Columns>: what a thing is beside what is in it, under each other where there is no room for both.
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './columns.module.css';

type ColumnsProps = { side: 'start' | 'end'; children: ReactNode };

export function Columns({ side, children }: ColumnsProps) {
  return <div className={classNames(styles.columns, styles[side])}>{children}</div>;
}
