import { INSTALLATION_KEY } from '../../../functions/store/keys.ts';
import { DeleteItemCommand, DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import type { World } from '../../../functions/world.ts';
import { createFirstCompany } from '../../demo/create-company.ts';
import { seedDemo } from '../../demo/seed.ts';
import { endDemoSessions, seedDemoPermits } from '../../demo/permits/seed-permits.ts';
import { seedPrograms } from '../../demo/seed-programs.ts';
import { seedDemoPresence } from '../../demo/seed-presence.ts';
import { seedDemoRenewals } from '../../demo/inductions/seed-renewals.ts';
import { seedSiteDays } from '../../demo/seed-site-days.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from './embedded-dynamodb.ts';
import type { LocalSettings } from '../settings.ts';
import { StartError } from '../start-error.ts';

/** Seeds a new installation once. Starts over when a first start was killed halfway. */
export async function ensureFirstData(
  world: World,
  endpoint: string,
  { firstData, dynamodbEndpoint }: LocalSettings,
): Promise<void> {
  if (await world.table.get(INSTALLATION_KEY)) return;
  const client = new DynamoDBClient({ endpoint, region: LOCAL_REGION, credentials: LOCAL_CREDENTIALS });
  await removeLeftovers(client, world.table.name, dynamodbEndpoint).finally(() => client.destroy());
  await (firstData.kind === 'demo' ? seedWholeDemo(world) : createFirstCompany(world, firstData));
  const installedAt = world.now().toISOString();
  await world.table.write([
    { put: { ...INSTALLATION_KEY, entity: 'installation', kind: firstData.kind, installedAt } },
  ]);
}

const MONTH_MILLISECONDS = 30 * 86_400_000;

/** Sets the site up a month before its events. */
async function seedWholeDemo(world: World): Promise<void> {
  const now = () => new Date(world.now().getTime() - MONTH_MILLISECONDS);
  await seedDemo({ ...world, now }, world.now());
  await seedDemoPermits(world);
  await seedDemoPresence(world);
  await seedDemoRenewals(world);
  await seedPrograms(world);
  await endDemoSessions(world);
  await seedSiteDays(world);
}

async function removeLeftovers(client: DynamoDBClient, TableName: string, foreign: string | undefined): Promise<void> {
  for await (const { Items = [] } of paginateScan({ client }, { TableName, ProjectionExpression: 'PK, SK' })) {
    if (Items.length > 0 && foreign !== undefined) {
      throw new StartError(`The table ${TableName} at ${foreign} holds data of an unfinished start: delete it first.`);
    }
    for (const Key of Items) await client.send(new DeleteItemCommand({ TableName, Key }));
  }
}
