import * as z from 'zod/mini';
import type { BlockKind } from '../block-kind.ts';
import { authoredText } from '../text-limits.ts';

const Schema = z.object({
  kind: z.literal('alert'),
  text: authoredText(),
  type: z._default(z.enum(['info', 'success', 'other']), 'info'),
});
export type AlertBlock = z.infer<typeof Schema>;

export const alertKind: BlockKind<AlertBlock> = { schema: Schema };
