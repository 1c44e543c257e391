import * as z from 'zod/mini';
import type { Item } from '../../items.ts';
import { departmentLeaveKey } from '../../keys.ts';
import type { Table, Write } from '../../table.ts';
import { dueKind } from '../due-kind.ts';

declare module '../due-kind.ts' {
  interface DueWorkKinds {
    /** The id of a removed department that its users still have. */
    departmentLeave: { department: string };
  }
}

export const departmentLeave = dueKind('departmentLeave', () => z.object({ department: z.string() }));

export function departmentLeaveWrite(id: string, at: string): Write {
  return { put: departmentLeave.item(departmentLeaveKey(id), { at, id }, { department: id }) };
}

/** Ends the due work of a removed department. */
export async function finishLeave(table: Table, { PK, SK }: Item): Promise<void> {
  await table.write([{ delete: { PK, SK } }]);
}
