import * as z from 'zod/mini';
import type { BlockShape } from '../../block-shape.ts';
import { authoredFileName, authoredText } from '../../authored.ts';

const Schema = z.lazy(() => z.object({ kind: z.literal('doc'), fileName: authoredFileName, title: authoredText() }));
export type DocumentBlock = z.infer<typeof Schema>;

export const documentShape: BlockShape<DocumentBlock> = { schema: Schema };
