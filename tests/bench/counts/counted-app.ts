import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { TABLE_DESIGN } from '../../../functions/store/table-design.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION, startEmbeddedDynamodb } from '../../../infra/local/data/embedded-dynamodb.ts';
import { ensureTable } from '../../../infra/local/data/local-table.ts';
import { TestApp } from '../../fixtures/test-app.ts';
import { CapacityMeter } from '../capacity/capacity-meter.ts';
import { putAll } from './put-all.ts';

/** The app over the embedded store, with its requests counted; what goes through `shadow` is not. */
export type CountedApp = { app: TestApp; meter: CapacityMeter; shadow: DynamoDBClient; endpoint: string };

export async function startCountedApp(): Promise<CountedApp> {
  const store = await startEmbeddedDynamodb();
  const shadow = new DynamoDBClient({
    endpoint: store.endpoint,
    region: LOCAL_REGION,
    credentials: LOCAL_CREDENTIALS,
  });
  const stop = async () => {
    shadow.destroy();
    await store.stop();
  };
  return countedApp({ ...store, stop }, shadow);
}

/** The same app as a process sees it that has just started: over a copy of the table, under a name that no memory knows. */
export async function freshlyStarted({ app, shadow, endpoint }: CountedApp, name: string): Promise<CountedApp> {
  const tableName = `${app.world.table.name}-${name}`;
  await ensureTable(shadow, tableName, TABLE_DESIGN);
  const { Items = [] } = await shadow.send(new ScanCommand({ TableName: app.world.table.name }));
  await putAll(shadow, tableName, Items);
  const fresh = countedApp({ endpoint, tableName, stop: () => Promise.resolve() }, shadow);
  fresh.app.world.keys = app.world.keys;
  fresh.app.world.now = app.world.now;
  return fresh;
}

type Store = { endpoint: string; tableName: string; stop: () => Promise<void> };

function countedApp(store: Store, shadow: DynamoDBClient): CountedApp {
  const app = new TestApp(store);
  app.client.middlewareStack.add(
    (next) => (args) => next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'INDEXES' } }),
    { step: 'initialize', name: 'askForConsumedCapacity' },
  );
  return { app, meter: new CapacityMeter(app.client, shadow), shadow, endpoint: store.endpoint };
}
