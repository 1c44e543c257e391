import { findParkedKeys, unparkMessage } from '../store/messages.ts';
import type { World } from '../world.ts';

const MOST_AT_ONCE = 100;

/**
 * Makes every parked message due again, with all its tries, after what kept it from being sent has been mended; answers
 * how many. A code or link that has died meanwhile is dropped when its turn comes.
 */
export async function redriveMessages(world: World): Promise<number> {
  let count = 0;
  for (;;) {
    const keys = await findParkedKeys(world.table, MOST_AT_ONCE);
    for (const key of keys) await unparkMessage(world.table, key, world.now().toISOString());
    count += keys.length;
    if (keys.length < MOST_AT_ONCE) return count;
  }
}
