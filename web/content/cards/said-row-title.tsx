import type { ReactNode } from 'react';
import { findCardType } from '../../../shared/content/card-rules.ts';
import { Said, ScreenText } from '../said/said.tsx';
import type { CardRow } from './card-rows.ts';

/** A row's name, which a usual card has in the language of the screen and another card in that of the form. */
export function SaidRowTitle({ row: { type, namePath }, children }: { row: CardRow; children: ReactNode }) {
  return findCardType(type) ? <ScreenText>{children}</ScreenText> : <Said path={namePath}>{children}</Said>;
}
