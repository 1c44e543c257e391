import type { BlockKind } from '../../block-kind.ts';
import { isImagePresent } from '../../card-rules.ts';
import type { DocumentBlock } from './shape.ts';

export const documentKind: BlockKind<DocumentBlock> = {
  authoredFiles: ({ fileName }) => (isImagePresent(fileName) ? [{ folder: 'documents', name: fileName }] : []),
};
