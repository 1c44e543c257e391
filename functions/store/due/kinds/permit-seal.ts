import * as z from 'zod/mini';
import { dueKind } from '../due-kind.ts';

declare module '../due-kind.ts' {
  interface DueWorkKinds {
    permitSeal: { permitId: string };
  }
}

/** A move of a permit that its chain of evidence does not have yet: the line of the history itself, until it is sealed. */
export const permitSeal = dueKind('permitSeal', () => z.object({ permitId: z.string() }));
