import { isDeepStrictEqual } from 'node:util';
import { TABLE_DESIGN } from '../../../functions/store/table-design.ts';
import { itemBytes, textOf, type StoredItem } from './item-size.ts';

type Index = (typeof TABLE_DESIGN.GlobalSecondaryIndexes)[number];

const TABLE_KEYS = TABLE_DESIGN.KeySchema.map(({ AttributeName }) => AttributeName);

/** Units of writing so many bytes: one for each KB begun, and one at least. */
export function writeUnits(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / 1024));
}

/** Write units that one partition of the table (`table`) or of an index takes. */
export type KeyUnits = { place: string; partition: string; units: number };

/**
 * What the indexes take when an item changes, by partition: an entry that appears, changes or goes is one write, one that moves is two,
 * and one that stays as it is costs nothing.
 */
export function indexWrites(before: StoredItem | undefined, after: StoredItem | undefined): KeyUnits[] {
  return TABLE_DESIGN.GlobalSecondaryIndexes.flatMap((index) =>
    entryWrites(index, entryOf(index, before), entryOf(index, after)),
  );
}

function entryWrites(index: Index, before: StoredItem | undefined, after: StoredItem | undefined): KeyUnits[] {
  if (isDeepStrictEqual(before, after)) return [];
  const entries = [before, after].filter((entry) => entry !== undefined);
  const isMove = before && after && keysOf(index).some((name) => !isDeepStrictEqual(before[name], after[name]));
  const units = Math.max(...entries.map((entry) => writeUnits(itemBytes(entry))));
  const written = isMove
    ? entries.map((entry) => ({ entry, units: writeUnits(itemBytes(entry)) }))
    : entries.slice(-1).map((entry) => ({ entry, units }));
  const place = index.IndexName;
  return written.map(({ entry, units: of }) => ({
    place,
    partition: textOf(entry[`${place}PK`]),
    units: of,
  }));
}

function entryOf(index: Index, item: StoredItem | undefined): StoredItem | undefined {
  if (!item || keysOf(index).some((name) => item[name] === undefined)) return undefined;
  const { Projection } = index;
  const carried = 'NonKeyAttributes' in Projection ? Projection.NonKeyAttributes : [];
  const names = new Set([...TABLE_KEYS, ...keysOf(index), ...carried]);
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.has(name)));
}

const keysOf = ({ KeySchema }: Index) => KeySchema.map(({ AttributeName }) => AttributeName);
