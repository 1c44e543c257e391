import type { BlockKind } from '../../block-kind.ts';
import { isImagePresent } from '../../card-rules.ts';
import type { ImageBlock } from './shape.ts';

export const imageKind: BlockKind<ImageBlock> = {
  authoredFiles: ({ fileName }) => (isImagePresent(fileName) ? [{ folder: 'images', name: fileName }] : []),
};
