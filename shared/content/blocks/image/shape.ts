import * as z from 'zod/mini';
import type { BlockShape } from '../../block-shape.ts';
import { authoredFileName, authoredText } from '../../authored.ts';

const Schema = z.lazy(() =>
  z.object({
    kind: z.literal('img'),
    fileName: authoredFileName,
    alt: authoredText(),
    title: authoredText(),
  }),
);
export type ImageBlock = z.infer<typeof Schema>;

export const imageShape: BlockShape<ImageBlock> = { schema: Schema };
