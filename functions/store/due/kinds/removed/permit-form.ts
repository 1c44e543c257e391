import * as z from 'zod/mini';
import { dueKind } from '../../due-kind.ts';

declare module '../../due-kind.ts' {
  interface DueWorkKinds {
    /** A removed permit form, to be erased with its versions and files; its head is the item. */
    permitForm: { id: string; removed?: string | undefined };
  }
}

export const removedPermitForm = dueKind('permitForm', () =>
  z.object({ id: z.string(), removed: z.optional(z.string()) }),
);
