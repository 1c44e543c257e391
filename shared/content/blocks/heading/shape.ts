import * as z from 'zod/mini';
import type { BlockShape } from '../../block-shape.ts';
import { authoredText } from '../../authored.ts';

export type HeadingBlock<K extends string = 'h1' | 'h2' | 'h3' | 'h4'> = { kind: K; text: string };

export function headingShape<const K extends string>(kind: K): BlockShape<HeadingBlock<K>> {
  return { schema: z.lazy(() => z.object({ kind: z.literal(kind), text: authoredText() })) };
}
