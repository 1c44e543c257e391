import { DUE_SHARDS } from '../../functions/store/due/due-shards.ts';
import { DUE } from '../../functions/store/keys.ts';
import { isWritten } from '../../functions/store/table-errors.ts';
import type { Table } from '../../functions/store/table.ts';
import { well } from './command-line.ts';
import type { Command } from './command.ts';

/** Moves due work from its shards under the one key that every release reads; answers how many items were moved. */
export async function gatherDue(table: Table): Promise<number> {
  let count = 0;
  for (const shard of DUE_SHARDS) {
    const where = { index: 'GSI3', where: 'GSI3PK = :shard', values: { ':shard': shard } } as const;
    for (const { PK, SK } of await table.queryAll(where)) {
      const values = { ':one': DUE, ':shard': shard };
      const move = { update: { PK, SK }, set: 'SET GSI3PK = :one', condition: 'GSI3PK = :shard', values };
      if (await isWritten(table.write([move]))) count += 1;
    }
  }
  return count;
}

export const GATHER_DUE_COMMAND: Readonly<Record<string, Command>> = {
  'gather-due': {
    summary: 'puts due work where releases before its shards look for it, after a stage has gone back to one',
    options: '',
    run: async ({ world }) =>
      well(`${await gatherDue(world.table)} moved; the worker of any release does it within a minute.`),
  },
};
