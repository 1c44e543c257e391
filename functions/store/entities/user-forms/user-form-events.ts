import { EVENT_PREFIX, PAGE_PREFIX, userFormKey } from '../../keys.ts';
import type { Table } from '../../table.ts';
import type { PageEvent, StoredPage, UserFormHead } from './user-form-head.ts';
import { pageOf, userFormOf } from './user-form-items.ts';
import type { HistoryEntry } from './user-form-writes.ts';

/** A page with its events, oldest first. */
export type KeptPage = StoredPage & { events: readonly PageEvent[] };

/** A line of the history with its key. */
export type KeptEvent = HistoryEntry & { SK: string };

/** Everything that an induction's chain is made of; `events` oldest first. */
export type InductionRecord = { head: UserFormHead; pages: readonly KeptPage[]; events: readonly KeptEvent[] };

/** After every page, whatever its number. */
const LAST_PAGE = `${PAGE_PREFIX}\uffff`;

/** An induction with all of its history in one Query, from its events to its pages; undefined for one that is gone. */
export async function findInductionRecord(table: Table, id: string): Promise<InductionRecord | undefined> {
  const items = await table.queryAll({
    where: 'PK = :id AND SK BETWEEN :first AND :last',
    values: { ':id': userFormKey(id).PK, ':first': EVENT_PREFIX, ':last': LAST_PAGE },
  });
  const head = items.find(({ SK }) => SK === userFormKey(id).SK);
  if (!head) return undefined;
  return {
    head: userFormOf(head),
    pages: items
      .filter(({ SK }) => SK.startsWith(PAGE_PREFIX))
      .map((item) => ({ ...pageOf(item), events: (item['events'] ?? []) as PageEvent[] })),
    events: items.filter(({ SK }) => SK.startsWith(EVENT_PREFIX)) as unknown as KeptEvent[],
  };
}
