import * as z from 'zod/mini';
import { workerFillKey } from '../../site-keys.ts';
import type { Write } from '../../table.ts';
import { dueKind } from '../due-kind.ts';

const Fill = () =>
  z.object({
    project: z.string(),
    company: z.string(),
    formId: z.string(),
    /** The position in the form's list up to which the list of workers is filled. */
    after: z.optional(z.string()),
  });

/** A form that joined a project: the workers of its inductions go onto the project's list. */
export type WorkerFill = z.infer<ReturnType<typeof Fill>>;

declare module '../due-kind.ts' {
  interface DueWorkKinds {
    workerFill: WorkerFill;
  }
}

export const workerFill = dueKind('workerFill', Fill);

export function workerFillWrite(fill: WorkerFill, at: string): Write {
  const { project, formId } = fill;
  return { put: workerFill.item(workerFillKey(project, formId), { at, id: `${project}${formId}` }, fill) };
}
