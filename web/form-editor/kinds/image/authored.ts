import type { ImageBlock } from '../../../../shared/content/blocks/image/shape.ts';
import { isImagePresent } from '../../../../shared/content/card-rules.ts';
import type { AuthoredKind } from '../authored-kind.ts';

export const imageAuthored: AuthoredKind<ImageBlock> = {
  words: ({ title, alt }) => [title, alt],
  checks: ({ fileName, alt }) => {
    if (!isImagePresent(fileName)) return [{ code: 'noFile', field: 'fileName' }];
    return alt === '' ? [{ code: 'noAlt', field: 'alt' }] : [];
  },
};
