import * as z from 'zod/mini';
import type { BlockIntake } from '../block-intake.ts';
import { isImagePresent } from '../card-rules.ts';
import { authoredFileName, authoredText } from '../authored.ts';

const Schema = z.lazy(() =>
  z.object({
    kind: z.literal('img'),
    fileName: authoredFileName,
    alt: authoredText(),
    title: authoredText(),
  }),
);
export type ImageBlock = z.infer<typeof Schema>;

export const imageIntake: BlockIntake<ImageBlock> = {
  schema: Schema,
  authoredFiles: ({ fileName }) => (isImagePresent(fileName) ? [{ folder: 'images', name: fileName }] : []),
};
