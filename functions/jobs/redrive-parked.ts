import { findParked, unpark } from '../store/due/due-failures.ts';
import { messageFacts } from '../store/messages/message-kinds.ts';
import type { MessageKind } from '../store/messages/messages.ts';
import type { Item } from '../store/items.ts';
import type { World } from '../world.ts';

/**
 * Makes parked items due again with all their tries, after their cause has been fixed; answers their number. The job drops a code or link
 * that has expired meanwhile.
 */
export async function redriveParked(world: World, isMeant: (item: Item) => boolean = () => true): Promise<number> {
  const at = world.now().toISOString();
  let count = 0;
  for (const item of (await findParked(world.table)).filter(isMeant)) {
    const lane = item['entity'] === 'message' ? messageFacts(item['kind'] as MessageKind).lane : 'later';
    if (await unpark(world.table, item, { at, lane })) count += 1;
  }
  return count;
}
