import * as z from 'zod/mini';
import type { Item } from '../../items.ts';
import { siteCountKey } from '../../keys.ts';
import type { Table, Write } from '../../table.ts';
import { dueKind } from '../due-kind.ts';

declare module '../due-kind.ts' {
  interface DueWorkKinds {
    /** The company whose open sites are to be counted. */
    siteCount: { company: string };
  }
}

export const siteCount = dueKind('siteCount', () => z.object({ company: z.string() }));

/** `id` is what asks for the count: the company each morning, a project that is new or has other forms. */
export function siteCountWrite(id: string, at: string, company: string): Write {
  return { put: siteCount.item(siteCountKey(id), { at, id }, { company }) };
}

/** Ends the due work; ConditionFailed where a count was asked for anew meanwhile. */
export async function finishSiteCount(table: Table, { PK, SK, GSI3SK }: Item): Promise<void> {
  const asked = { condition: 'GSI3SK = :asked', values: { ':asked': GSI3SK } };
  await table.write([{ delete: { PK, SK }, ...asked }]);
}
