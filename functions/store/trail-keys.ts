import type { Key } from './items.ts';
import { beside } from './key-parts.ts';
import { EVENT_PREFIX, userFormKey } from './keys.ts';

// More keys of the table (`keys.ts`): of what happened, and of who looked.

/** What happened to a user or a form, beside its own item. */
export const trailSortKey = (at: string, tag: string) => `${EVENT_PREFIX}${at}#${tag}`;
export const isTrailEvent = (sortKey: string): boolean => sortKey.startsWith(EVENT_PREFIX);

/** Who opened an induction on a day: it sorts before the head, so that loading an induction does not read it. */
export const OPENINGS_PREFIX = 'D#';
export const openingKey = (userForm: string, day: string, viewer: string): Key =>
  beside(userFormKey(userForm), `${OPENINGS_PREFIX}${day}#${viewer}`);
export const openedKey = (userForm: string, viewer: string, way: string): Key => ({
  PK: `OPENED#${userForm}#${viewer}`,
  SK: way,
});
