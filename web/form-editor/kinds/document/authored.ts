import type { DocumentBlock } from '../../../../shared/content/blocks/document/shape.ts';
import { isImagePresent } from '../../../../shared/content/card-rules.ts';
import type { AuthoredKind } from '../authored-kind.ts';

export const documentAuthored: AuthoredKind<DocumentBlock> = {
  words: ({ title }) => [title],
  checks: ({ fileName }) => (isImagePresent(fileName) ? [] : [{ code: 'noFile', field: 'fileName' }]),
};
