import * as z from 'zod/mini';
import { dueKind } from '../due-kind.ts';

const Digest = () =>
  z.object({
    projectId: z.string(),
    company: z.string(),
    to: z.string(),
    /** The same address, sealed. */
    recipient: z.string(),
    /** `YYYY-MM-DD` */
    date: z.string(),
    part: z.number(),
  });

/** The lines for one address from one project on one day; `part` grows where a line comes after the mail. */
export type Digest = z.infer<ReturnType<typeof Digest>>;

declare module '../due-kind.ts' {
  interface DueWorkKinds {
    digest: { digest: Digest };
  }
}

export const digest = dueKind('digest', () => z.object({ digest: Digest() }));
