import { begunWrites, type Begun } from '../store/billing.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import type { Item } from '../store/items.ts';
import type { Table } from '../store/table.ts';
import type { TallyChange } from '../store/due-work.ts';

/** Enters the inductions that due tallies tell the start of; again and again is the same as once. */
export async function beginBilling(table: Table, tallies: readonly Item[]): Promise<void> {
  for (const { change } of tallies) {
    const { begun } = change as TallyChange;
    if (begun) await begin(table, begun);
  }
}

async function begin(table: Table, begun: Begun): Promise<void> {
  try {
    await table.write(begunWrites(begun));
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
}
