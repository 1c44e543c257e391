// <Row gap={2} align="center">…</Row>: things beside each other that wrap, one of the eight spaces apart; `across` where it is another.
import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './row.module.css';
import { spaced, type AcrossSpace, type Space } from './spaces.ts';

type RowProps = Omit<HTMLAttributes<HTMLElement>, 'className'> & {
  gap: Space;
  across?: AcrossSpace;
  as?: 'div' | 'section' | 'form' | 'header' | 'footer' | 'p';
  align?: 'center';
  isApart?: boolean;
};

export function Row({ gap, across, as: Element = 'div', align, isApart = false, ...rest }: RowProps) {
  const names = classNames(styles.row, spaced(gap, across), align && styles.center, isApart && styles.apart);
  return <Element className={names} {...rest} />;
}
