import * as z from 'zod/mini';
import { dueKind } from '../../due-kind.ts';

declare module '../../due-kind.ts' {
  interface DueWorkKinds {
    /** A removed draft, to be erased with its pages, history and files; its head is the item. */
    permit: { id: string; removed?: string | undefined };
  }
}

export const removedPermit = dueKind('permit', () => z.object({ id: z.string(), removed: z.optional(z.string()) }));
