import { expect, test } from 'vitest';
import { readExpiryDates } from '../../../functions/store/entities/cards/card-lists.ts';
import type { Query, QueryPage, Table } from '../../../functions/store/table.ts';

/** A store whose lists have so many cards, a hundred a day from 2027 on. */
function storeOf(counts: Readonly<Record<string, number>>) {
  const asked: Query[] = [];
  const query = (wanted: Query): Promise<QueryPage> => {
    asked.push(wanted);
    const { values, limit = 0, startKey } = wanted;
    const all = counts[String(values[':partition'])] ?? 0;
    const from = Number(startKey?.['at'] ?? 0);
    const to = Math.min(all, from + limit);
    const items = Array.from({ length: to - from }, (_, at) => {
      const day = new Date(Date.UTC(2027, 0, 1 + Math.floor((from + at) / 100)));
      return { PK: '', SK: '', GSI1SK: `${day.toISOString().slice(0, 10)}#${from + at}` };
    });
    return Promise.resolve({ items, lastKey: to < all ? { at: to } : undefined });
  };
  return { asked, table: { query } as unknown as Table };
}

const range = { from: '2026-11-01', to: '2027-10-31$' };

test('the dates of few cards are all there, by one Query a list', async () => {
  const { asked, table } = storeOf({ a: 150, b: 1999 });
  const { dates, readTo } = await readExpiryDates(table, { partitions: ['a', 'b', 'empty'], range });
  expect(dates).toHaveLength(2149);
  expect(readTo).toBeUndefined();
  expect(asked).toHaveLength(3);
});

test('of a list of too many cards the soonest are there, with the day up to which they are', async () => {
  const { asked, table } = storeOf({ few: 10, many: 50_000 });
  const { dates, readTo } = await readExpiryDates(table, { partitions: ['few', 'many'], range });
  expect(dates).toHaveLength(6010);
  expect(readTo).toBe('2027-03-01');
  expect(asked).toHaveLength(4);
});
