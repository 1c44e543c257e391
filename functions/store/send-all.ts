import { partUnavailable } from '../../shared/core/part-unavailable.ts';
import { waitRandomly } from './wait-randomly.ts';

const MOST_LEFT = 6;

/**
 * Sends all, at most `most` at once; `send` answers what the table left undone, which is sent again after a random wait that grows while
 * nothing is done. `unavailable` where it does nothing of what it is sent six times in a row.
 */
export async function sendAll<T>(
  all: readonly T[],
  most: number,
  send: (some: readonly T[]) => Promise<readonly T[]>,
): Promise<void> {
  let pending = all;
  for (let inRow = 0; pending.length > 0;) {
    const some = pending.slice(0, most);
    const left = await send(some);
    pending = [...pending.slice(most), ...left];
    inRow = left.length === some.length ? inRow + 1 : 0;
    if (inRow >= MOST_LEFT) throw partUnavailable('table', new Error(`${left.length} left undone`));
    if (left.length > 0) await waitRandomly(Math.max(inRow, 1));
  }
}
