import { answeredKind, NO_FILES } from '../block-kind.ts';
import type { CheckboxBlock } from './checkbox-intake.ts';

export type { CheckboxBlock } from './checkbox-intake.ts';

/** A box that has to be ticked before its page is signed. */
export const checkboxKind = answeredKind<CheckboxBlock, boolean>({
  answer: {
    ...NO_FILES,
    isAnswer: (stored) => typeof stored === 'boolean',
    empty: () => false,
    read: ({ value }) => value,
    put: (block, value) => ({ ...block, value }),
    issues: ({ value }) => (value ? [] : [{ path: 'value', code: 'unticked' }]),
  },
});
