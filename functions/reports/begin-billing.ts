import { begunWrites } from '../store/entities/user-forms/billing.ts';
import type { Table } from '../store/table.ts';
import { isWritten } from '../verbs/until-written.ts';
import type { Due } from '../store/due/due-kind.ts';

/** Writes the first billing entries of the inductions whose start is in due tallies; idempotent. */
export async function beginBilling(table: Table, tallies: readonly Due<'tally'>[]): Promise<void> {
  for (const { change } of tallies) {
    const { begun } = change;
    if (begun) await isWritten(table.write(begunWrites(begun)));
  }
}
