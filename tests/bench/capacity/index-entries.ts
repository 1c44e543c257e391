import { isDeepStrictEqual } from 'node:util';
import { TABLE_DESIGN } from '../../../functions/store/table-design.ts';
import { itemBytes, sum, type StoredItem } from './item-size.ts';

type Index = (typeof TABLE_DESIGN.GlobalSecondaryIndexes)[number];

const TABLE_KEYS = TABLE_DESIGN.KeySchema.map(({ AttributeName }) => AttributeName);

/** Units of writing so many bytes: one for each KB begun, and one at least. */
export function writeUnits(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / 1024));
}

/**
 * What the indexes take when an item changes: an entry that appears, changes or goes is one write, one that moves is two,
 * and one that stays as it is costs nothing.
 */
export function indexWriteUnits(before: StoredItem | undefined, after: StoredItem | undefined): number {
  return sum(
    TABLE_DESIGN.GlobalSecondaryIndexes.map((index) =>
      entryUnits(index, entryOf(index, before), entryOf(index, after)),
    ),
  );
}

function entryUnits(index: Index, before: StoredItem | undefined, after: StoredItem | undefined): number {
  if (isDeepStrictEqual(before, after)) return 0;
  const bytes = [before, after].filter((entry) => entry !== undefined).map(itemBytes);
  const isMove = before && after && keysOf(index).some((name) => !isDeepStrictEqual(before[name], after[name]));
  return isMove ? sum(bytes.map(writeUnits)) : writeUnits(Math.max(...bytes));
}

function entryOf(index: Index, item: StoredItem | undefined): StoredItem | undefined {
  if (!item || keysOf(index).some((name) => item[name] === undefined)) return undefined;
  const { Projection } = index;
  const carried = 'NonKeyAttributes' in Projection ? Projection.NonKeyAttributes : [];
  const names = new Set([...TABLE_KEYS, ...keysOf(index), ...carried]);
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.has(name)));
}

const keysOf = ({ KeySchema }: Index) => KeySchema.map(({ AttributeName }) => AttributeName);
