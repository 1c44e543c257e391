import type { CheckboxBlock } from '../../../../shared/content/blocks/checkbox/shape.ts';
import { isBlank } from '../../checks/check-code.ts';
import type { AuthoredKind } from '../authored-kind.ts';

const MOST_CHARACTERS = 160;

export const checkboxAuthored: AuthoredKind<CheckboxBlock> = {
  words: ({ label }) => [label],
  checks: ({ label }) => {
    if (isBlank(label)) return [{ code: 'emptyBlock', field: 'label' }];
    return label.length > MOST_CHARACTERS ? [{ code: 'longCheckbox', field: 'label' }] : [];
  },
};
