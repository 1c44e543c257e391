import type { ReactNode } from 'react';
import { findCardType } from '../../../shared/content/card-rules.ts';
import { Said } from '../said/said.tsx';
import type { CardRow } from './card-rows.ts';

/** Whether the row's name is one that the form's author gave: the screen says a usual card, and the worker has typed another. */
export const isFormsOwn = ({ type, namePath }: CardRow) => namePath !== '' && !findCardType(type);

export function SaidRowTitle({ row, children }: { row: CardRow; children: ReactNode }) {
  return isFormsOwn(row) ? <Said path={row.namePath}>{children}</Said> : children;
}
