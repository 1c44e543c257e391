import * as z from 'zod/mini';
import { TrailEvent } from '../../../shared/core/trail.ts';
import { itemReader } from '../item-reader.ts';
import type { Key } from '../items.ts';
import { EVENT_PREFIX } from '../keys.ts';
import { trailSortKey } from '../trail-keys.ts';
import type { Table, Write } from '../table.ts';

const MOST_EVENTS = 200;
const MOST_ERASED = 90;

const eventOf = itemReader('trailEvent', { schema: z.object({ event: TrailEvent }) });

/** What happened to a user or a form, beside its own item. */
export function trailEventWrite(of: Key, event: TrailEvent, tag: string): Write {
  return { put: { PK: of.PK, SK: trailSortKey(event.at, tag), entity: 'trailEvent', event } };
}

/** The newest events, newest first. */
export async function findTrailEvents(table: Table, of: Key): Promise<TrailEvent[]> {
  const { items } = await table.query({
    where: 'PK = :of AND begins_with(SK, :event)',
    values: { ':of': of.PK, ':event': EVENT_PREFIX },
    descending: true,
    limit: MOST_EVENTS,
    isForShow: true,
  });
  return items.map((item) => eventOf(item).event);
}

/** Erases every event; what another worker has erased is no failure. */
export async function eraseTrailEvents(table: Table, of: Key): Promise<void> {
  for (;;) {
    const { items } = await table.query({
      where: 'PK = :of AND begins_with(SK, :event)',
      values: { ':of': of.PK, ':event': EVENT_PREFIX },
      limit: MOST_ERASED,
    });
    if (items.length === 0) return;
    await table.write(items.map(({ PK, SK }) => ({ delete: { PK, SK } })));
  }
}
