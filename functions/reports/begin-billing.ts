import { begunEnd, begunWrite, type Begun } from '../store/entities/user-forms/billing.ts';
import { findUserForm } from '../store/entities/user-forms/user-forms.ts';
import { isWritten } from '../store/table-errors.ts';
import type { Table } from '../store/table.ts';
import type { Due } from '../store/due/due-kind.ts';

/** Writes the first billing entries of the inductions whose start is in due tallies; idempotent. */
export async function beginBilling(table: Table, tallies: readonly Due<'tally'>[]): Promise<void> {
  for (const { change } of tallies) {
    const { begun } = change;
    if (!begun || (await hasOwnEntry(table, begun)) || !(await isWritten(table.write([begunWrite(begun)])))) continue;
    // One that was signed meanwhile has taken away an entry that was not there yet.
    if (await hasOwnEntry(table, begun)) await table.write([begunEnd(begun)]);
  }
}

/** Whether an induction is gone or signed, whose entry is another; what archives it writes its entry itself. */
async function hasOwnEntry(table: Table, { id }: Begun): Promise<boolean> {
  const head = await findUserForm(table, id);
  return !head || head.billedAs !== null;
}
