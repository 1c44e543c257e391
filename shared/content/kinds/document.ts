import * as z from 'zod/mini';
import type { BlockIntake } from '../block-intake.ts';
import { isImagePresent } from '../card-rules.ts';
import { authoredFileName, authoredText } from '../authored.ts';

const Schema = z.lazy(() => z.object({ kind: z.literal('doc'), fileName: authoredFileName, title: authoredText() }));
export type DocumentBlock = z.infer<typeof Schema>;

export const documentIntake: BlockIntake<DocumentBlock> = {
  schema: Schema,
  authoredFiles: ({ fileName }) => (isImagePresent(fileName) ? [{ folder: 'documents', name: fileName }] : []),
};
