import { workId } from '../../functions/jobs/do-item.ts';
import { redriveParked } from '../../functions/jobs/redrive-parked.ts';
import { findParked, parkedSince } from '../../functions/store/due/due-failures.ts';
import type { Item } from '../../functions/store/items.ts';
import type { Command } from './command.ts';

/** Filters by `--kind` and `--item`; without both, matches everything. */
const isMeant =
  ({ kind, item }: Readonly<Record<string, string | undefined>>) =>
  (one: Item) =>
    (kind === undefined || one['entity'] === kind || (one['entity'] === 'message' && one['kind'] === kind)) &&
    (item === undefined || workId(one) === item);

const kindOf = ({ entity, kind }: Item) => (entity === 'message' ? `message ${String(kind)}` : String(entity));

/** Prints keys, which no log contains: the operator has access to the table anyway. */
function lineOf(item: Item): string {
  const why = `${String(item['failures'] ?? '')} failures since ${String(item['failingSince'] ?? '?')}, ${String(item['failure'] ?? 'of an earlier release')}`;
  return `${workId(item)} ${kindOf(item)}, parked ${parkedSince(item)}: ${why} (${item.PK} ${item.SK})`;
}

export const PARKED_WORK_COMMANDS: Readonly<Record<string, Command>> = {
  parked: {
    summary: 'lists the due work that was given up after a day of failures, with the reason',
    options: '[--kind <kind>] [--item <id>]',
    run: async ({ world }, options) => {
      const items = (await findParked(world.table)).filter(isMeant(options));
      return { lines: items.length === 0 ? ['Nothing is parked.'] : items.map(lineOf), isWell: items.length === 0 };
    },
  },
  redrive: {
    summary: 'makes parked work due again, once its reason is mended',
    options: '[--kind <kind>] [--item <id>]',
    run: async ({ world }, options) => {
      const count = await redriveParked(world, isMeant(options));
      return { lines: [`${count} made due again; the worker does it within a minute.`], isWell: true };
    },
  },
};
