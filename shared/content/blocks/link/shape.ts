import * as z from 'zod/mini';
import { text } from '../../../core/fields.ts';
import type { BlockShape } from '../../block-shape.ts';
import { safeHref } from '../../safe-link.ts';
import { authoredText } from '../../authored.ts';
import { MAX_LINE_CHARACTERS } from '../../text-limits.ts';

const isSafeOrEmpty = (url: string) => url.trim() === '' || safeHref(url) !== undefined;

const Schema = z.lazy(() =>
  z.object({
    kind: z.literal('link'),
    url: z._default(text(MAX_LINE_CHARACTERS).check(z.refine(isSafeOrEmpty, { params: { code: 'unsafe_link' } })), ''),
    text: authoredText(),
  }),
);
export type LinkBlock = z.infer<typeof Schema>;

export const linkShape: BlockShape<LinkBlock> = { schema: Schema };
