import * as z from 'zod/mini';
import { renewalAskKey } from '../../keys.ts';
import type { Table, Write } from '../../table.ts';
import { dueKind } from '../due-kind.ts';

const Ask = () =>
  z.object({
    formId: z.string(),
    company: z.string(),
    /** Differs with each order, so that the end of one does not end a newer one. */
    mark: z.string(),
    /** The position in the form's list up to which the workers are told. */
    after: z.optional(z.string()),
  });

/** A form that demands renewals, or no longer does: its inductions are marked and their workers told. */
export type RenewalAsk = z.infer<ReturnType<typeof Ask>>;

declare module '../due-kind.ts' {
  interface DueWorkKinds {
    renewalAsk: RenewalAsk;
  }
}

export const renewalAsk = dueKind('renewalAsk', Ask);

export function renewalAskWrite(ask: RenewalAsk, at: string): Write {
  const { formId } = ask;
  return { put: renewalAsk.item(renewalAskKey(formId), { at, id: formId }, ask) };
}

/** Keeps how far an order has come, or ends it without a position. ConditionFailed where there is a newer order. */
export async function continueRenewalAsk(table: Table, ask: RenewalAsk, at: string): Promise<void> {
  const isMine = { condition: 'mark = :mark', values: { ':mark': ask.mark } };
  const next = renewalAskWrite(ask, at);
  await table.write([
    ask.after === undefined ? { delete: renewalAskKey(ask.formId), ...isMine } : { ...next, ...isMine },
  ]);
}
