import type { DescriptionListBlock } from '../../../../shared/content/blocks/description-list/shape.ts';
import { isBlank } from '../../checks/check-code.ts';
import type { AuthoredKind } from '../authored-kind.ts';

export const descriptionListAuthored: AuthoredKind<DescriptionListBlock> = {
  words: ({ pairs }) => pairs.map(({ term }) => term),
  checks: ({ pairs }) => (pairs.every(({ term }) => isBlank(term)) ? [{ code: 'emptyBlock' }] : []),
};
