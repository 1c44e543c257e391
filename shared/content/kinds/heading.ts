import * as z from 'zod/mini';
import type { BlockIntake } from '../block-intake.ts';
import { authoredText } from '../authored.ts';

export type HeadingBlock<K extends string = 'h1' | 'h2' | 'h3' | 'h4'> = { kind: K; text: string };

export function headingIntake<const K extends string>(kind: K): BlockIntake<HeadingBlock<K>> {
  return { schema: z.lazy(() => z.object({ kind: z.literal(kind), text: authoredText() })) };
}
