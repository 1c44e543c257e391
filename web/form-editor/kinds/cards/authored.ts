import type { CardsBlock } from '../../../../shared/content/blocks/cards/shape.ts';
import type { AuthoredKind } from '../authored-kind.ts';
import { PrintedCards } from './printed.tsx';

export const cardsAuthored: AuthoredKind<CardsBlock> = {
  words: ({ names }) => names.map(({ title }) => title),
  checks: ({ names, requireImages }) => {
    if (names.length === 0) return [{ code: 'noCards' }];
    return requireImages === 1 && !names.some(({ mandatory }) => mandatory) ? [{ code: 'noMandatoryCard' }] : [];
  },
  Printed: PrintedCards,
};
