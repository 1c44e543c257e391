import * as z from 'zod/mini';
import { webhookMarksKey } from '../../keys.ts';
import type { Table, Write } from '../../table.ts';
import { dueKind } from '../due-kind.ts';

const Marks = () =>
  z.object({
    company: z.string(),
    /** Whether things are marked, or no longer. */
    isOn: z.boolean(),
    /** Differs with each order, so that the end of one does not end a newer one. */
    mark: z.string(),
    /** The list that is gone through, and the position in it. */
    list: z.number(),
    after: z.optional(z.string()),
    /** Whether the lists are gone through for the second time, for what the index did not show at first. */
    isAgain: z.boolean(),
  });
export type WebhookMarks = z.infer<ReturnType<typeof Marks>>;

declare module '../due-kind.ts' {
  interface DueWorkKinds {
    /** A company's first webhook was made, or its last one removed: its things are to be marked. */
    webhookMarks: WebhookMarks;
  }
}

export const webhookMarks = dueKind('webhookMarks', Marks);

export function webhookMarksWrite(marks: WebhookMarks, at: string): Write {
  const { company } = marks;
  return { put: webhookMarks.item(webhookMarksKey(company), { at, id: company }, marks) };
}

/** Keeps how far an order has come, or ends it. ConditionFailed where there is a newer order. */
export async function continueWebhookMarks(
  table: Table,
  order: WebhookMarks,
  next: (WebhookMarks & { at: string }) | undefined,
): Promise<void> {
  const isMine = { condition: 'mark = :mark', values: { ':mark': order.mark } };
  if (!next) return table.write([{ delete: webhookMarksKey(order.company), ...isMine }]);
  const { at, ...marks } = next;
  await table.write([{ ...webhookMarksWrite(marks, at), ...isMine }]);
}
