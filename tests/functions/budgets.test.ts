import { beforeAll, describe, expect, test } from 'vitest';
import { measuredKeys } from '../../infra/reports/capacity/hot-keys.ts';
import { itemBytes } from '../bench/capacity/item-size.ts';
import { readBudgets } from '../bench/counts/budgets.ts';
import { startCountedApp } from '../bench/counts/counted-app.ts';
import { keyUnitsOf } from '../bench/counts/key-units.ts';
import { COUNTED, isWithin, type CountName } from '../bench/counts/gates.ts';
import { allCounts, measureCounts, plainCount, type MeasuredCounts } from '../bench/counts/measured-counts.ts';

let counts: MeasuredCounts;
beforeAll(async () => {
  counts = await measureCounts([100, 1000]);
});

const CHANGED = 'if the change is meant, `npm run bench -- --accept` takes it into tests/bench/budgets.json';
const NAMES = Object.keys(COUNTED) as CountName[];
const countsOf = (wanted: CountName) => allCounts(counts).filter(([name]) => name === wanted);

describe('what the product takes of DynamoDB', () => {
  test.each(NAMES)(
    '%s takes exactly what budgets.json says, however long a list is, and stays within its gate',
    (name) => {
      const measured = countsOf(name);
      expect(measured).not.toEqual([]);
      for (const [, count, rows] of measured) {
        expect({ rows, ...plainCount(count) }, CHANGED).toEqual({ rows, ...readBudgets()[name] });
        expect(isWithin(count, COUNTED[name].gate), JSON.stringify(plainCount(count))).toBe(true);
      }
    },
  );

  test('a list page is counted at two lengths of the list', () => {
    expect(countsOf('listPage').map(([, , rows]) => rows)).toEqual([100, 1000]);
  });

  test('an induction writes under each key what key-units.json says, from which docs/capacity.md is computed', () => {
    expect(keyUnitsOf(counts), CHANGED).toEqual(measuredKeys());
  });

  test('every budget is of something that is counted', () => {
    expect(Object.keys(readBudgets()).toSorted()).toEqual(NAMES.toSorted());
  });
});

describe('the meter', () => {
  test('finds for every request the capacity that the store reports', () => {
    const requests = allCounts(counts).flatMap(([, { metered }]) => metered);
    const reported = requests.filter((request) => request.reported !== undefined);
    const found = ({ operation, writeUnits, readUnits }: (typeof requests)[number]) => [
      operation,
      writeUnits + readUnits,
    ];
    expect(reported.map(found)).toEqual(reported.map(({ operation, reported: units }) => [operation, units]));
    expect(reported.length).toBeGreaterThan(40);
  });

  test('agrees with the store on entries that appear, change, move, stay and go, on large items, and on items that are not there', async () => {
    const { app, meter } = await startCountedApp();
    const { table } = app.world;
    const key = (PK: string) => ({ PK, SK: 'X' });
    const listed = (PK: string, more: object) => ({ ...key(PK), GSI1PK: 'list', GSI1SK: PK, entity: 'e', ...more });
    const update = (set: string, value: string) => ({ update: key('a'), set, values: { ':value': value } });
    try {
      await table.write([{ put: listed('a', { text: 'short' }) }]);
      await table.write([{ put: listed('a', { text: 'x'.repeat(5000) }) }]);
      await table.write([{ put: listed('b', { row: { text: 'x'.repeat(1500), number: -12.5 } }) }]);
      await table.write([update('SET entity = :value', 'f')]);
      await table.write([update('SET GSI1SK = :value', 'moved')]);
      await table.write([update('SET extra = :value', 'unseen')]);
      await table.write([update('SET entity = :value REMOVE GSI1PK', 'g'), { put: listed('c', { row: {} }) }]);
      await table.write([{ check: key('b'), condition: 'attribute_exists(PK)' }, { delete: key('c') }]);
      await table.write([{ delete: key('b') }]);
      await table.write([{ delete: key('b') }]);
      await table.get(key('a'));
      await table.get(key('b'));
      await table.getMany([key('a'), key('b'), key('c')]);
      await table.query({ where: 'PK = :pk', values: { ':pk': 'nothing' } });
      await table.query({ index: 'GSI1', where: 'GSI1PK = :pk', values: { ':pk': 'list' } });
      const requests = meter.take();
      expect(requests.map(({ writeUnits, readUnits }) => writeUnits + readUnits)).toEqual(
        requests.map(({ reported }) => reported),
      );
      expect(requests).toHaveLength(15);
    } finally {
      await app.stop();
    }
  });

  test('counts a refused transaction as if it had been written, without its indexes', async () => {
    const { app, meter } = await startCountedApp();
    const item = { PK: 'a', SK: 'X', GSI1PK: 'list', GSI1SK: 'a', text: 'x'.repeat(1500) };
    const key = { PK: 'a', SK: 'X' };
    try {
      await app.world.table.write([{ put: item }]);
      meter.take();
      const refused = app.world.table.write([
        { put: item, condition: 'attribute_not_exists(PK)', refusedAs: 'page' },
        { check: { ...key, PK: 'b' }, condition: 'attribute_not_exists(PK)' },
      ]);
      await expect(refused).rejects.toThrow('condition of page failed');
      expect(meter.take()).toMatchObject([{ operation: 'TransactWriteItems', writeUnits: 2 * 2 + 2, readUnits: 0 }]);
    } finally {
      await app.stop();
    }
  });

  test.each([
    [{ PK: { S: 'aä' } }, 2 + 3],
    [{ n: { N: '12345' } }, 1 + 4],
    [{ n: { N: '-1000' } }, 1 + 3],
    [{ n: { N: '0.00012' } }, 1 + 2],
    [{ b: { B: 'AAAA' } }, 1 + 3],
    [{ b: { B: new Uint8Array(5) } }, 1 + 5],
    [{ t: { BOOL: true }, u: { NULL: true as const } }, 4],
    [{ l: { L: [{ S: 'abc' }, { S: '' }] } }, 1 + 3 + 4 + 1],
    [{ m: { M: { ab: { S: 'c' } } } }, 1 + 3 + 1 + 3],
    [{ s: { SS: ['ab', 'c'] } }, 1 + 3],
  ])('sizes %j as DynamoDB does', (item, bytes) => {
    expect(itemBytes(item)).toBe(bytes);
  });
});
