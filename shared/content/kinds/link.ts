import * as z from 'zod/mini';
import { text } from '../../core/fields.ts';
import type { BlockKind } from '../block-kind.ts';
import { safeHref } from '../safe-link.ts';
import { authoredText, MAX_LINE_CHARACTERS } from '../text-limits.ts';

const isSafeOrEmpty = (url: string) => url.trim() === '' || safeHref(url) !== undefined;

const Schema = z.object({
  kind: z.literal('link'),
  url: z._default(text(MAX_LINE_CHARACTERS).check(z.refine(isSafeOrEmpty, { params: { code: 'unsafe_link' } })), ''),
  text: authoredText(),
});
export type LinkBlock = z.infer<typeof Schema>;

export const linkKind: BlockKind<LinkBlock> = { schema: Schema };
