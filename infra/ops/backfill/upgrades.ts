import type { Item } from '../../../functions/store/items.ts';

/** What an item without the attribute `schema` is of. */
export const FIRST_SCHEMA = 1;

/** How items of an earlier shape become those of the next; the code that is deployed before it reads both. */
export type Upgrade = {
  name: string;
  /** The schema that its items are of afterwards. */
  to: number;
  isFor: (item: Item) => boolean;
  /** The item in its new shape, under the same key. */
  upgrade: (item: Item) => Item;
};

/** Every upgrade there is. */
export const UPGRADES: readonly Upgrade[] = [];
