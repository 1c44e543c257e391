import type * as z from 'zod/mini';
import { both, changeWrite, type Following } from './change-write.ts';
import { itemReader } from './item-reader.ts';
import type { Item, Key } from './items.ts';
import { createdSortKey } from './keys.ts';
import { searchWrites, type Searchable } from './search/search-entries.ts';
import type { Condition, Table, Write } from './table.ts';

/** What every listed entity has; an entity without a company is itself a company. */
type Listed = { _id: string; company?: string; created: string; version: number };
type Schema<T> = z.ZodMiniObject & z.ZodMiniType<T>;

type Definition<S extends Schema<Listed>, R extends z.ZodMiniObject> = {
  /** The entity name of its items. */
  name: string;
  schema: S;
  /** What a list shows of it: the index holds these fields, the item holds the others beside them. */
  row: R;
  /** Fields that are stored and read beside the row although the row shows them, whole or shortened by `derived`. */
  beside?: readonly (keyof z.infer<S> & string)[];
  key: (id: string) => Key;
  /** Its partition of GSI1 and of the search entries; the list is newest first. */
  list: (one: z.infer<S>) => string;
  /** Its other index places; an undefined place removes it. */
  places?: (one: z.infer<S>) => Places;
  /** The words that find it, the name that sorts it, and its places in lists of the whole company. */
  search: (one: z.infer<S>) => Pick<Searchable, 'texts' | 'sortName' | 'found' | 'ofCompany'>;
} & Deriving<z.infer<S>, z.input<R>>;

type Places = { [K in 'GSI1SK' | 'GSI2PK' | 'GSI2SK']?: string | undefined };

/** The fields of a row that the entity lacks, computed from the entity. */
type Derived<T, R> = { [K in Exclude<keyof R, keyof T>]: R[K] } & { [K in keyof R & keyof T]?: R[K] };
type Deriving<T, R> = [Exclude<keyof R, keyof T>] extends [never]
  ? { derived?: (one: T) => Derived<T, R> }
  : { derived: (one: T) => Derived<T, R> };

/**
 * One kind of listed entity: how it is written, read and found. Every field of the schema is stored and read. Separate updates write what
 * an item has beyond its schema (counts, marks); saving the entity leaves that alone.
 */
export function entity<S extends Schema<Listed>, R extends z.ZodMiniObject>(definition: Definition<S, R>) {
  type T = z.infer<S>;
  const { name, schema, row, key, list, places, search, derived } = definition;
  const isPlain = (field: string) => field !== '_id' && field !== 'company';
  const shown = Object.keys(row.shape).filter(isPlain);
  const inRow = shown.filter((field) => !definition.beside?.includes(field));
  const beside = Object.keys(schema.shape).filter((field) => isPlain(field) && !inRow.includes(field));
  const ofItem = itemReader(name, { schema, inRow });

  const itemOf = (one: T): Item => ({
    ...key(one._id),
    GSI1PK: list(one),
    GSI1SK: createdSortKey(one.created, one._id),
    ...places?.(one),
    entity: name,
    id: one._id,
    company: one.company ?? one._id,
    ...pickFields(one, beside),
    row: pickFields({ ...one, ...derived?.(one) }, shown),
  });
  const followingOf = (one: T): Following => ({
    inItem: ['GSI1PK', 'GSI1SK', ...Object.keys(places?.(one) ?? {})],
    inRow: Object.keys(derived?.(one) ?? {}),
  });
  const searchable = (one: T): Searchable => ({
    partition: list(one),
    id: one._id,
    created: one.created,
    ...search(one),
  });

  return {
    ofItem,
    /** What a list shows of it, from its item or its index entry. */
    rowOf: itemReader(name, { schema: row, inRow: shown }),
    itemOf,
    searchable,
    /** Its search terms, from its item. */
    searchableItem: (item: Item): Searchable => searchable(ofItem(item)),

    /** A removed entity is undefined, even while its item still exists. */
    find: async (table: Table, id: string): Promise<T | undefined> => {
      const item = await table.get(key(id));
      return item && item['removed'] === undefined ? ofItem(item) : undefined;
    },

    /** ConditionFailed where this id exists. */
    newWrites: (one: T): Write[] => [
      { put: itemOf(one), condition: 'attribute_not_exists(PK)' },
      ...searchWrites(undefined, searchable(one)),
    ],

    /**
     * Writes the changed fields over the version that was read. ConditionFailed where that has changed, or where `beside` does not hold.
     */
    changedWrites: (before: T, after: T, beside: Condition = {}): Write[] => [
      changeWrite(key(after._id), {
        before: itemOf(before),
        after: itemOf(after),
        following: followingOf(after),
        beside,
      }),
      ...searchWrites(searchable(before), searchable(after)),
    ],

    /** ConditionFailed where it has changed since it was read, or where `beside` does not hold. */
    removedWrites: (one: T, beside: Condition = {}): Write[] => [
      {
        delete: key(one._id),
        ...both({ condition: 'version = :version', values: { ':version': one.version } }, beside),
      },
      ...searchWrites(searchable(one), undefined),
    ],
  };
}

function pickFields(from: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));
}
