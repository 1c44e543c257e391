import * as z from 'zod/mini';
import type { Item } from '../../items.ts';
import { noticeKey } from '../../keys.ts';
import type { Table, Write } from '../../table.ts';
import { dueKind } from '../due-kind.ts';

const Notice = () =>
  z.object({
    formId: z.string(),
    company: z.string(),
    about: z.string(),
    data: z.record(z.string(), z.string()),
    /** The sealed address of the client that completed the induction. */
    client: z.optional(z.string()),
  });

/** A completed induction to report to its form's addresses, which are looked up when it is due. */
export type Notice = z.infer<ReturnType<typeof Notice>>;

declare module '../due-kind.ts' {
  interface DueWorkKinds {
    notice: { notice: Notice };
  }
}

export const notice = dueKind('notice', () => z.object({ notice: Notice() }));

export function noticeWrite(id: string, at: string, about: Notice): Write {
  return { put: notice.item(noticeKey(id), { at, id }, { notice: about }) };
}

/** Replaces the notice by its messages in one transaction, so that it is spread once. */
export async function replaceNotice(table: Table, item: Item, messages: readonly Write[]): Promise<void> {
  await table.write([{ delete: { PK: item.PK, SK: item.SK }, condition: 'attribute_exists(PK)' }, ...messages]);
}
