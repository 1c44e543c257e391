import { deliverMessages } from '../messages/deliver-job.ts';
import { applyTallies, findDueKeys } from '../store/due-work.ts';
import type { Item } from '../store/items.ts';
import type { World } from '../world.ts';
import { spreadNotices } from './spread-notices.ts';

const MOST_AT_ONCE = 100;

/** Does the work that is due: counts first, then notices, then messages. Answers how much there was. */
export async function doDueWork(world: World): Promise<number> {
  const keys = await findDueKeys(world.table, world.now(), MOST_AT_ONCE);
  const items = (await world.table.getMany(keys)).filter((item): item is Item => item !== undefined);
  const of = (entity: string) => items.filter((item) => item['entity'] === entity);
  await applyTallies(world.table, of('tally'));
  await spreadNotices(world, of('notice'));
  await deliverMessages(world, of('message'));
  return items.length;
}
