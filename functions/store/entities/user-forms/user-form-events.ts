import type { Table } from '../../table.ts';
import type { PageEvent, StoredPage, UserFormHead } from './user-form-head.ts';
import { pageOf, userFormOf } from './user-form-items.ts';
import { findUserFormParts } from './user-form-parts.ts';
import type { HistoryEntry } from './user-form-writes.ts';

/** A page with its events, oldest first. */
export type KeptPage = StoredPage & { events: readonly PageEvent[] };

/** A line of the history with its key. */
export type KeptEvent = HistoryEntry & { SK: string };

/** Everything that an induction's chain is made of; `events` oldest first. */
export type InductionRecord = { head: UserFormHead; pages: readonly KeptPage[]; events: readonly KeptEvent[] };

/** An induction with all of its history in one Query; undefined for one that is gone. */
export async function findInductionRecord(table: Table, id: string): Promise<InductionRecord | undefined> {
  const parts = await findUserFormParts(table, id);
  if (!parts) return undefined;
  return {
    head: userFormOf(parts.head),
    pages: parts.pages.map((item) => ({ ...pageOf(item), events: (item['events'] ?? []) as PageEvent[] })),
    events: parts.events as unknown as KeptEvent[],
  };
}
