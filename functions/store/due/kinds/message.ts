import * as z from 'zod/mini';
import { dueKind } from '../due-kind.ts';

declare module '../due-kind.ts' {
  interface DueWorkKinds {
    message: { id: string; kind: string; to: string; tries: number };
  }
}

/** A mail or SMS to send; its lane is that of its message kind. */
export const message = dueKind('message', () =>
  z.object({ id: z.string(), kind: z.string(), to: z.string(), tries: z.number() }),
);
