import * as z from 'zod/mini';
import type { BlockKind } from '../block-kind.ts';
import { authoredText } from '../text-limits.ts';

export type HeadingBlock<K extends string = 'h1' | 'h2' | 'h3' | 'h4'> = { kind: K; text: string };

export function headingKind<const K extends string>(kind: K): BlockKind<HeadingBlock<K>> {
  return { schema: z.object({ kind: z.literal(kind), text: authoredText() }) };
}
