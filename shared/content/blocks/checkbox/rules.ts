import { copyWith } from '../../../core/copy-with.ts';
import { answeredKind, NO_FILES } from '../../block-kind.ts';
import type { CheckboxBlock } from './shape.ts';

export type { CheckboxBlock } from './shape.ts';

const TICK_SECONDS = 3;

/** A box that must be ticked before its page is signed; a permit allows an unticked box. */
export const checkboxKind = answeredKind<CheckboxBlock, boolean>({
  answer: {
    ...NO_FILES,
    isAnswer: (stored) => typeof stored === 'boolean',
    empty: () => false,
    read: ({ value }) => value,
    put: (block, value) => copyWith(block, { value }),
    seconds: () => TICK_SECONDS,
    isAsked: (_, purpose) => purpose === 'induction',
    issues: ({ value }) => (value ? [] : [{ path: 'value', code: 'unticked' }]),
  },
  isTicked: ({ value }) => value,
});
