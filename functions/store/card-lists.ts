import type { ExpirationStatus } from '../../shared/content/card-rules.ts';
import type { ListPage } from './index-list.ts';
import type { Table } from './table.ts';

/** Sort keys of cards begin with the expiry date: those from one key to another, both included. */
export type ExpiryRange = { from: string; to: string };

/** The sort keys behind those of the day. */
const behind = (date: string) => `${date}$`;
const FIRST = '0';
const LAST = '~';

/** The days (`YYYY-MM-DD`) that part the states of a card: up to the first it has expired, up to the second it is warned of, after the third it does not expire. */
export type StateDays = { today: string; lastWarned: string; lastReal: string };

export function expiryRange(status: ExpirationStatus | 'all', { today, lastWarned, lastReal }: StateDays): ExpiryRange {
  const ranges: Record<typeof status, ExpiryRange> = {
    all: { from: FIRST, to: LAST },
    expired: { from: FIRST, to: behind(today) },
    warn: { from: behind(today), to: behind(lastWarned) },
    valid: { from: behind(lastWarned), to: behind(lastReal) },
    none: { from: behind(lastReal), to: LAST },
  };
  return ranges[status];
}

/** The sort keys of the cards that expire in a calendar month, `YYYY-MM`. */
export function monthRange(month: string): ExpiryRange {
  return { from: `${month}-01`, to: behind(`${month}-31`) };
}

/** The keys that are in both. */
export function narrowed(a: ExpiryRange, b: ExpiryRange): ExpiryRange {
  const from = a.from > b.from ? a.from : b.from;
  const to = a.to < b.to ? a.to : b.to;
  // A Query takes no range that ends before it begins.
  return from <= to ? { from, to } : { from: LAST, to: LAST };
}

/** The sort keys before those of a day. */
export function rangeBefore(date: string): ExpiryRange {
  return { from: FIRST, to: date };
}

/** Rows of one Query, about as many as it answers at most, and Queries of one partition: some 120 read units each. */
const MOST_AT_ONCE = 2000;
const MOST_QUERIES = 3;

type Counting = { partition: string; range: ExpiryRange };

/** The soonest expiry dates of one list; `readTo` is the last of them where there are more. */
async function readDatesOfList(table: Table, { partition, range }: Counting): Promise<ExpiryDates> {
  const dates: string[] = [];
  let startKey: Record<string, unknown> | undefined;
  for (let queries = 0; queries < MOST_QUERIES; queries += 1) {
    const page = await table.query({
      index: 'GSI1',
      where: 'GSI1PK = :partition AND GSI1SK BETWEEN :from AND :to',
      values: { ':partition': partition, ':from': range.from, ':to': range.to },
      limit: MOST_AT_ONCE,
      startKey,
    });
    dates.push(...page.items.map((item) => String(item['GSI1SK']).slice(0, 10)));
    startKey = page.lastKey;
    if (!startKey) return { dates, readTo: undefined };
  }
  return { dates, readTo: dates.at(-1) };
}

/** Expiry dates (`YYYY-MM-DD`), in no order; all there are before the day `readTo`, and all where that is undefined. */
export type ExpiryDates = { dates: string[]; readTo: string | undefined };

/** The expiry dates of the cards of several lists in a range; of a list with more than 6,000 the soonest. */
export async function readExpiryDates(
  table: Table,
  { partitions, range }: { partitions: readonly string[]; range: ExpiryRange },
): Promise<ExpiryDates> {
  const lists = await Promise.all(partitions.map((partition) => readDatesOfList(table, { partition, range })));
  const cut = lists.flatMap(({ readTo }) => readTo ?? []).toSorted();
  return { dates: lists.flatMap(({ dates }) => dates), readTo: cut[0] };
}

type Page = { partitions: readonly string[]; limit: number; after: string | undefined };

/** Cards of several partitions merged by expiry: one Query each, of a part of the partition that holds nothing else. */
export async function readCardsByExpiry(
  table: Table,
  { partitions, limit, after, range, descending }: Page & { range: ExpiryRange; descending: boolean },
): Promise<ListPage> {
  const begin = after ?? (descending ? range.to : range.from);
  const read = (partition: string) =>
    table.query({
      index: 'GSI1',
      where: 'GSI1PK = :partition AND GSI1SK BETWEEN :from AND :to',
      values: {
        ':partition': partition,
        ':from': descending ? range.from : begin,
        ':to': descending ? begin : range.to,
      },
      descending,
      // The position to go on after is read again, and one more tells whether the list goes on.
      limit: limit + 2,
    });
  const pages = await Promise.all(partitions.map(read));
  const order = descending ? -1 : 1;
  const found = pages
    .flatMap(({ items }) => items)
    .filter((item) => item['GSI1SK'] !== after)
    .sort((a, b) => (String(a['GSI1SK']) < String(b['GSI1SK']) ? -order : order));
  const items = found.slice(0, limit);
  return { items, position: found.length > limit ? String(items.at(-1)?.['GSI1SK']) : undefined };
}
