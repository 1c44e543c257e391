import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { RequestListener } from 'node:http';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { FILES_TRIES, SENDING_TRIES, TABLE_TIMEOUTS } from '../../../functions/outside/client-timeouts.ts';
import { createFiles } from '../../../functions/outside/files-s3.ts';
import { LONGEST_SENDING_SECONDS } from '../../../functions/messages/send-message.ts';
import { Table } from '../../../functions/store/table.ts';
import type { World } from '../../../functions/world.ts';
import { startEmbeddedDynamodb } from '../../../infra/local/data/embedded-dynamodb.ts';
import { healthApi } from '../../../shared/health/health-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { uploadApi } from '../../../shared/uploads/upload-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { TestApp } from '../../fixtures/test-app.ts';
import { DRAWING, start } from '../../fixtures/walk.ts';
import { seedDemo } from '../../../infra/demo/seed.ts';
import { listening } from '../../infra/local/listening.ts';

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  return () => vi.unstubAllEnvs();
});

const CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local' };

/** The app on a seeded store, with what it writes into its log; parts are put in the place of its own afterwards. */
async function seeded() {
  const app = new TestApp(await startEmbeddedDynamodb());
  onTestFinished(() => app.stop());
  await seedDemo(app.world);
  const log: Parameters<World['log']>[0][] = [];
  app.world.log = (entry) => void log.push(entry);
  return { app, log };
}

/** A table behind a listener, asked as the functions ask theirs. */
async function tableAt(listener: RequestListener): Promise<Table> {
  const endpoint = await listening(listener);
  const client = new DynamoDBClient({
    endpoint,
    region: 'eu-north-1',
    credentials: CREDENTIALS,
    maxAttempts: 3,
    requestHandler: TABLE_TIMEOUTS,
  });
  onTestFinished(() => client.destroy());
  return new Table(DynamoDBDocumentClient.from(client), 't');
}

/** Takes what it is sent and never answers. */
const silent: RequestListener = (request) => void request.resume();

const refusing =
  (status: number, name: string): RequestListener =>
  (request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}` }));
  };

const OUT = { status: 503, body: { code: 'unavailable', requestId: expect.any(String) } };

test('a table that does not answer is told as such, by every call and by the health', async () => {
  const { app, log } = await seeded();
  const token = await app.login('manager@example.com');
  app.world.table = await tableAt(silent);
  const started = app.call(userFormApi.start, { body: { inductionFormPin: '234567' } });
  const answers = await Promise.all([started, app.call(projectApi.list, {}, { token }), app.call(healthApi.get, {})]);
  expect(answers[0]).toMatchObject(OUT);
  expect(answers[1]).toMatchObject(OUT);
  expect(answers[2]).toMatchObject({ status: 503, body: { status: 'degraded', parts: ['table'], version: 'test' } });
  for (const { headers } of answers) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(log).toContainEqual(
    expect.objectContaining({ event: 'part_unavailable', part: 'table', error: 'TimeoutError' }),
  );
});

test('an object store that does not answer is told as such by what needs it; the rest goes on', async () => {
  const { app } = await seeded();
  const started = await start(app);
  app.world.files = createFiles({ bucket: 'b', region: 'eu-north-1', endpoint: await listening(silent) });
  const upload = app.call(
    uploadApi.userFormImage,
    { params: { id: started.id }, body: { upload: DRAWING } },
    { token: started.token },
  );
  const [uploaded, health] = await Promise.all([upload, app.call(healthApi.get, {})]);
  expect(uploaded).toMatchObject(OUT);
  expect(health).toMatchObject({ status: 503, body: { parts: ['files'] } });
  expect((await app.call(userFormApi.get, { params: { id: started.id } }, { token: started.token })).status).toBe(200);
});

test.each([
  [400, 'ProvisionedThroughputExceededException'],
  [400, 'ThrottlingException'],
  [400, 'TransactionConflictException'],
  [500, 'InternalServerError'],
  [503, 'ServiceUnavailable'],
])('a store that says %i %s to every try is answered as 503, to be tried again', async (status, name) => {
  const { app } = await seeded();
  app.world.table = await tableAt(refusing(status, name));
  const answer = await app.call(userFormApi.start, { body: { inductionFormPin: '234567' } });
  expect(answer).toMatchObject(OUT);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('what is wrong in a request itself stays a fault, and is told as one', async () => {
  const { app } = await seeded();
  app.world.table = await tableAt(refusing(400, 'ValidationException'));
  expect(await app.call(userFormApi.start, { body: { inductionFormPin: '234567' } })).toMatchObject({
    status: 500,
    body: { code: 'system_error' },
  });
});

test('however many ask for the health, each part is asked once in five seconds', async () => {
  const { app } = await seeded();
  let asked = 0;
  const { table, files } = app.world;
  const counted = <T extends object>(part: T, name: keyof T): T =>
    new Proxy(part, {
      get: (target, property) => {
        const value: unknown = Reflect.get(target, property, target);
        if (typeof value !== 'function') return value;
        if (property === name) asked += 1;
        return value.bind(target) as unknown;
      },
    });
  app.world.table = counted(table, 'get');
  app.world.files = counted(files, 'exists');
  const all = () => Promise.all(Array.from({ length: 50 }, () => app.call(healthApi.get, {})));
  for (const { status, body } of await all())
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(asked).toBe(2);
  app.pass(6);
  await all();
  expect(asked).toBe(4);
});

test('the tries of every part end before eight seconds are over, and those of a sending before its message is given away', () => {
  const { maxAttempts, requestHandler } = FILES_TRIES;
  expect(maxAttempts * (requestHandler.connectionTimeout + requestHandler.requestTimeout)).toBeLessThanOrEqual(8000);
  expect(3 * (TABLE_TIMEOUTS.connectionTimeout + TABLE_TIMEOUTS.requestTimeout)).toBeLessThanOrEqual(8000);
  const sending = SENDING_TRIES.requestHandler;
  const longest = SENDING_TRIES.maxAttempts * (sending.connectionTimeout + sending.requestTimeout);
  expect(longest).toBeLessThanOrEqual(LONGEST_SENDING_SECONDS * 1000);
});
