import type { ExpirationStatus } from '../../../../shared/content/card-rules.ts';
import type { ListPage } from '../../index-list.ts';
import type { Table } from '../../table.ts';

/** A range of sort keys of cards, which begin with the expiry date; both ends included. */
export type ExpiryRange = { from: string; to: string };

/** The first sort key after those of the day. */
const behind = (date: string) => `${date}$`;
const FIRST = '0';
const LAST = '~';

/**
 * The days (`YYYY-MM-DD`) between a card's states: expired up to `today`, warned of up to `lastWarned`, soon up to `lastSoon`, no expiry
 * after `lastReal`.
 */
export type StateDays = { today: string; lastWarned: string; lastSoon: string; lastReal: string };
export type AskedStatus = ExpirationStatus | 'soon' | 'all';

export function expiryRange(status: AskedStatus, { today, lastWarned, lastSoon, lastReal }: StateDays): ExpiryRange {
  const ranges: Record<typeof status, ExpiryRange> = {
    all: { from: FIRST, to: LAST },
    expired: { from: FIRST, to: behind(today) },
    warn: { from: behind(today), to: behind(lastWarned) },
    soon: { from: behind(today), to: behind(lastSoon) },
    valid: { from: behind(lastWarned), to: behind(lastReal) },
    none: { from: behind(lastReal), to: LAST },
  };
  return ranges[status];
}

/** The sort keys of the cards that expire in a calendar month, `YYYY-MM`. */
export function monthRange(month: string): ExpiryRange {
  return { from: `${month}-01`, to: behind(`${month}-31`) };
}

export function intersectRanges(a: ExpiryRange, b: ExpiryRange): ExpiryRange {
  const from = a.from > b.from ? a.from : b.from;
  const to = a.to < b.to ? a.to : b.to;
  // A Query refuses a range that ends before it begins.
  return from <= to ? { from, to } : { from: LAST, to: LAST };
}

/** The sort keys before those of a day. */
export function rangeBefore(date: string): ExpiryRange {
  return { from: FIRST, to: date };
}

/** The rows of one Query, about its maximum, and the Queries of one partition: some 120 read units each. */
const MOST_AT_ONCE = 2000;
const MOST_QUERIES = 3;

type Counting = { partition: string; range: ExpiryRange };

/** The soonest expiry dates of one list; `readTo` is the last of them where the list has more. */
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

/** Expiry dates (`YYYY-MM-DD`), unsorted; complete before the day `readTo`, or altogether where that is undefined. */
export type ExpiryDates = { dates: string[]; readTo: string | undefined };

/** The expiry dates in a range of several lists; only the soonest of a list with more than 6,000. */
export async function readExpiryDates(
  table: Table,
  { partitions, range }: { partitions: readonly string[]; range: ExpiryRange },
): Promise<ExpiryDates> {
  const lists = await Promise.all(partitions.map((partition) => readDatesOfList(table, { partition, range })));
  const cut = lists.flatMap(({ readTo }) => readTo ?? []).toSorted();
  return { dates: lists.flatMap(({ dates }) => dates), readTo: cut[0] };
}

type Page = { partitions: readonly string[]; limit: number; after: string | undefined };

/** Cards of several partitions merged by expiry: one Query per partition, of a part with nothing but cards. */
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
      // The Query repeats the row at the cursor, and one row more shows whether the list continues.
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
