import * as z from 'zod/mini';
import type { BlockKind } from '../block-kind.ts';
import { isImagePresent } from '../card-rules.ts';
import { authoredFileName, authoredText } from '../text-limits.ts';

const Schema = z.object({
  kind: z.literal('img'),
  fileName: authoredFileName,
  alt: authoredText(),
  title: authoredText(),
});
export type ImageBlock = z.infer<typeof Schema>;

export const imageKind: BlockKind<ImageBlock> = {
  schema: Schema,
  authoredFiles: ({ fileName }) => (isImagePresent(fileName) ? [{ folder: 'images', name: fileName }] : []),
};
