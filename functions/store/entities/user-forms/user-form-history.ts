import * as z from 'zod/mini';
import { itemReader } from '../../item-reader.ts';
import type { Table } from '../../table.ts';
import type { StoredPage, UserFormHead } from './user-form-head.ts';
import { pageOf, userFormOf } from './user-form-items.ts';
import { findUserFormParts } from './user-form-parts.ts';

const PageEvents = z.object({
  events: z._default(
    z.array(z.object({ at: z.string(), by: z.string(), what: z.enum(['signed', 'changed', 'returned']) })),
    [],
  ),
});
const Entry = z.object({
  at: z.string(),
  by: z.string(),
  what: z.string(),
  detail: z._default(z.record(z.string(), z.unknown()), {}),
});
/** A line of an induction's history; `by` is a user's id. */
export type StoredEntry = z.infer<typeof Entry>;

const pageEventsOf = itemReader('userFormPage', { schema: PageEvents });
const entryOf = itemReader('userFormHistory', { schema: Entry });

export type UserFormWithHistory = {
  head: UserFormHead;
  pages: (StoredPage & z.infer<typeof PageEvents>)[];
  /** Oldest first. */
  history: StoredEntry[];
};

/** An induction with its pages, their events, and its history in one Query. */
export async function findUserFormWithHistory(table: Table, id: string): Promise<UserFormWithHistory | undefined> {
  const parts = await findUserFormParts(table, id);
  if (!parts) return undefined;
  return {
    head: userFormOf(parts.head),
    pages: parts.pages.map((item) => ({ ...pageOf(item), ...pageEventsOf(item) })),
    history: parts.events.map(entryOf),
  };
}
