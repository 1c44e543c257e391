import type * as z from 'zod/mini';
import { itemReader, UnreadableItem } from '../item-reader.ts';
import type { Item, Key } from '../items.ts';
import { dueAt, type Lane } from './due-index.ts';

/** What each kind of due work carries, by the entity of its items; each kind's file adds its own. */
// oxlint-disable-next-line typescript/no-empty-interface typescript/no-empty-object-type -- each kind's file merges its own member into it
export interface DueWorkKinds {}

export type DueWorkName = keyof DueWorkKinds;

/** An item of due work as it lies in the table, with what its kind carries. */
export type Due<Name extends DueWorkName> = Item & DueWorkKinds[Name];

/** Names no key: some keys open an induction, and the error goes into a log. */
class UnreadableWork extends Error {
  override readonly name = 'UnreadableWork';
}

/** When an item is due (ISO 8601 UTC), and the id that distinguishes it from others due in the same moment. */
type Placed = { at: string; id: string };

/** How items of one kind of due work are written and read. */
export type DueKind<Name extends DueWorkName> = {
  name: Name;
  item(key: Key, placed: Placed, carried: DueWorkKinds[Name]): Item;
  /** The index attributes, for an update that makes an item due. */
  place(placed: Placed): { GSI3PK: string; GSI3SK: string };
  /** Throws UnreadableWork. */
  read(item: Item): Due<Name>;
};

type Carrying<T> = () => z.ZodMiniObject & z.ZodMiniType<T>;

/** `carried` makes the schema of what the items hold beside their keys; it is called at the first read. */
export function dueKind<Name extends DueWorkName>(
  name: Name,
  carried: Carrying<DueWorkKinds[Name]>,
  lane: Lane = 'later',
): DueKind<Name> {
  let reader: ((item: Item) => DueWorkKinds[Name]) | undefined;
  const place = ({ at, id }: Placed) => dueAt(at, id, lane);
  return {
    name,
    place,
    item: (key, placed, values) => ({ ...key, entity: name, ...values, ...place(placed) }),
    read: (item) => {
      reader ??= itemReader(name, { schema: carried() });
      try {
        return { ...item, ...reader(item) };
      } catch (error) {
        throw error instanceof UnreadableItem ? new UnreadableWork(`${name} cannot be read: ${error.field}`) : error;
      }
    },
  };
}
