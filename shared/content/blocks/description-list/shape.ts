import * as z from 'zod/mini';
import type { BlockShape } from '../../block-shape.ts';
import { authoredText } from '../../authored.ts';
import { MAX_LINES } from '../../text-limits.ts';

const Pair = z.lazy(() => z.object({ term: authoredText(), description: authoredText() }));
const Schema = z.lazy(() =>
  z.object({
    kind: z.literal('dl'),
    pairs: z._default(z.array(Pair).check(z.maxLength(MAX_LINES)), []),
  }),
);
export type DescriptionListBlock = z.infer<typeof Schema>;

export const descriptionListShape: BlockShape<DescriptionListBlock> = { schema: Schema };
