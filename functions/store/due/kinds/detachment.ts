import * as z from 'zod/mini';
import { detachmentKey } from '../../keys.ts';
import type { Write } from '../../table.ts';
import { dueKind } from '../due-kind.ts';

const Detachment = () => z.object({ userId: z.string(), keptCompany: z.nullable(z.string()) });

/** A user's inductions to release: all of them, or all except one company's. */
export type Detachment = z.infer<ReturnType<typeof Detachment>>;

declare module '../due-kind.ts' {
  interface DueWorkKinds {
    detachment: { detachment: Detachment };
  }
}

export const detachment = dueKind('detachment', () => z.object({ detachment: Detachment() }));

export function detachmentWrite(id: string, at: string, detached: Detachment): Write {
  return { put: detachment.item(detachmentKey(id), { at, id }, { detachment: detached }) };
}
