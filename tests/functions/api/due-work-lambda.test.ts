import { SendEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { handler } from '../../../functions/api/due-work-lambda.ts';
import { newMessage } from '../../../functions/messages/new-message.ts';
import { messageWrite } from '../../../functions/store/messages/messages.ts';
import { worldFromEnv } from '../../../functions/world-from-env.ts';
import type { World } from '../../../functions/world.ts';
import {
  LOCAL_CREDENTIALS,
  LOCAL_REGION,
  startEmbeddedDynamodb,
  type LocalDynamodb,
} from '../../../infra/local/data/embedded-dynamodb.ts';
import { newKeys } from '../../../infra/aws/parts/keys/new-keys.ts';

const SENDING_MILLISECONDS = 10_000;

const ses = mockClient(SESClient);
let store: LocalDynamodb;
let world: World;
let leftMilliseconds = 0;
beforeAll(async () => {
  store = await startEmbeddedDynamodb();
  const env = {
    AWS_REGION: LOCAL_REGION,
    AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
    DYNAMODB_ENDPOINT: store.endpoint,
    TABLE_NAME: store.tableName,
    FILES_BUCKET: 'files',
    BASE_URL: 'https://portti.example.com',
    MAIL_FROM: 'portti@example.com',
    KEYS: JSON.stringify(newKeys()),
  };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  world = { ...(await worldFromEnv(process.env)), log: () => undefined };
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  ses.on(SendEmailCommand).callsFake(() => {
    leftMilliseconds -= SENDING_MILLISECONDS;
    return { MessageId: 'm' };
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  ses.restore();
  await store?.stop();
});

async function run(milliseconds: number): Promise<void> {
  leftMilliseconds = milliseconds;
  await handler({}, { getRemainingTimeInMillis: () => leftMilliseconds, awsRequestId: 'run-1' });
}

const sent = () =>
  ses.commandCalls(SendEmailCommand).map(({ args }) => args[0].input.Destination?.ToAddresses?.join() ?? '');

test('the worker begins no message that it might not finish, and the next run sends what is left', async () => {
  const addresses = Array.from({ length: 12 }, (_, at) => `worker.${at}@example.org`);
  for (const to of addresses) {
    const about = `userForm#${to}`;
    const message = {
      kind: 'newInduction',
      company: 'c',
      about,
      language: 'fi',
      data: { formName: 'Talotyömaa', name: '', company: '', link: '' },
      channel: 'email',
      to,
    } as const;
    await world.table.write([messageWrite(newMessage(world, message))]);
  }
  await run(19_999);
  expect(sent()).toEqual([]);
  await run(60_000);
  // Those that are being sent when the time is up are finished.
  expect(sent().length).toBeGreaterThan(4);
  expect(sent().length).toBeLessThan(9);
  await run(240_000);
  expect(sent().toSorted()).toEqual(addresses.toSorted());
});
