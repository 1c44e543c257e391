import * as z from 'zod/mini';
import type { BlockShape } from '../../block-shape.ts';
import { authoredText } from '../../authored.ts';

const Schema = z.lazy(() =>
  z.object({
    kind: z.literal('alert'),
    text: authoredText(),
    type: z._default(z.enum(['info', 'success', 'other']), 'info'),
  }),
);
export type AlertBlock = z.infer<typeof Schema>;

export const alertShape: BlockShape<AlertBlock> = { schema: Schema };
