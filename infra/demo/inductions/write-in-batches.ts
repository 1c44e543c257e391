import { setTimeout as after } from 'node:timers/promises';
import { isAppError } from '../../../shared/core/errors.ts';
import type { Item } from '../../../functions/store/items.ts';
import type { Table, Write } from '../../../functions/store/table.ts';

/** Batches put at one time, and the items of each; the table takes 25 a request. */
const AT_ONCE = 2;
const ITEMS = 100;
/** How often a batch that the table did not answer is put again, and the pause after the first time; each further pause is longer. */
const MOST_TRIES = 20;
const PAUSE_MILLISECONDS = 250;
const STEP = 500;

/** `total` is the number of groups. */
export type Writing = { what: string; total: number; onStep: (text: string) => void };

/** Puts groups of new items, drawn one by one so that few are in memory; a batch that the table does not answer is put again. */
export async function writeInBatches(
  table: Table,
  groups: Iterable<readonly Write[]>,
  { what, total, onStep }: Writing,
): Promise<void> {
  const batches = batchesOf(groups, (done) => {
    if (done % STEP === 0) onStep(`${what}: ${done}/${total}`);
  });
  const lane = async () => {
    for (const items of batches) await putPersistently(table, items);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

function* batchesOf(groups: Iterable<readonly Write[]>, onGroup: (done: number) => void): Generator<Item[]> {
  let items: Item[] = [];
  let done = 0;
  for (const writes of groups) {
    items.push(...writes.map(itemOf));
    done += 1;
    onGroup(done);
    if (items.length >= ITEMS) {
      yield items;
      items = [];
    }
  }
  yield items;
}

function itemOf(write: Write): Item {
  if ('put' in write) return write.put;
  throw new TypeError('only new items are put in batches');
}

/** A batch that was not answered may have been put; putting the same items again changes nothing. */
async function putPersistently(table: Table, items: readonly Item[]): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await table.writeEach(items.map((put) => ({ put })));
    } catch (error) {
      if (!isAppError(error, 'unavailable') || tries >= MOST_TRIES) throw error;
      await after(tries * PAUSE_MILLISECONDS);
    }
  }
}
