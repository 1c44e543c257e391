import * as z from 'zod/mini';
import { text } from '../../../core/fields.ts';
import type { BlockShape } from '../../block-shape.ts';
import { MAX_LINE_CHARACTERS, MAX_LINES } from '../../text-limits.ts';

export type LineListBlock<K extends string = 'p' | 'ol' | 'ul' | 'address'> = { kind: K; lines: string[] };

const Lines = z.array(text(MAX_LINE_CHARACTERS)).check(z.maxLength(MAX_LINES));

export function lineListShape<const K extends string>(kind: K): BlockShape<LineListBlock<K>> {
  return { schema: z.lazy(() => z.object({ kind: z.literal(kind), lines: z._default(Lines, []) })) };
}
