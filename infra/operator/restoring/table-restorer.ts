import { DeleteTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { compareTables } from './compare-tables.ts';
import { restoreTable } from './restore-table.ts';
import type { TableRestorer } from './restorer.ts';

type Of = { client: DynamoDBClient; name: string; stage: string; isProtected: boolean; waitMilliseconds?: number };

export function tableRestorer({ client, name, stage, isProtected, ...waiting }: Of): TableRestorer {
  const of = { client, from: name, tags: { product: 'tyomaaportti', stage }, ...waiting };
  return {
    restore: (asked, say) => restoreTable({ ...of, ...asked, isProtected, ...(say ? { say } : {}) }),
    drill: async (say) => {
      const to = `${name}-drill`;
      const table = await restoreTable({ ...of, to, isProtected: false, isNew: true, ...(say ? { say } : {}) });
      const compared = await compareTables(client, to, name).finally(() =>
        client.send(new DeleteTableCommand({ TableName: to })),
      );
      return { table, compared };
    },
  };
}
