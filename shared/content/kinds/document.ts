import * as z from 'zod/mini';
import type { BlockKind } from '../block-kind.ts';
import { isImagePresent } from '../card-rules.ts';
import { authoredFileName, authoredText } from '../text-limits.ts';

const Schema = z.object({ kind: z.literal('doc'), fileName: authoredFileName, title: authoredText() });
export type DocumentBlock = z.infer<typeof Schema>;

export const documentKind: BlockKind<DocumentBlock> = {
  schema: Schema,
  authoredFiles: ({ fileName }) => (isImagePresent(fileName) ? [{ folder: 'documents', name: fileName }] : []),
};
