import type { RequestListener } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { TABLE_TIMEOUTS } from '../../functions/outside/client-timeouts.ts';
import { worldFromEnv } from '../../functions/world-from-env.ts';
import type { World } from '../../functions/world.ts';
import { newKeys } from '../../infra/aws/parts/keys/new-keys.ts';
import { listening } from '../infra/local/listening.ts';

const KEY = { PK: 'a', SK: 'b' };

/** The world of a Lambda whose stores are this listener. */
async function worldOver(listener: RequestListener, more: Record<string, string> = {}): Promise<World> {
  const endpoint = await listening(listener);
  const env = {
    DYNAMODB_ENDPOINT: endpoint,
    S3_ENDPOINT: endpoint,
    TABLE_NAME: 't',
    FILES_BUCKET: 'files',
    BASE_URL: 'https://portti.example.com',
    MAIL_FROM: 'portti@example.com',
    KEYS: JSON.stringify(newKeys()),
    ...more,
  };
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });
  return worldFromEnv(env);
}

const tableOver = async (listener: RequestListener) => (await worldOver(listener)).table;

const answer: RequestListener = (request, response) => {
  request.resume();
  response.setHeader('content-type', 'application/x-amz-json-1.0');
  response.end(JSON.stringify({ Item: { PK: { S: 'a' }, SK: { S: 'b' } } }));
};

test('a call of the table that is not answered in time is given up and made anew', async () => {
  let calls = 0;
  let isGivenUp = false;
  const table = await tableOver((request, response) => {
    calls += 1;
    if (calls > 1) return answer(request, response);
    request.on('close', () => (isGivenUp = true));
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const until = async (isSo: () => boolean, step: () => void = () => undefined) => {
    while (!isSo()) {
      step();
      await nextTurn();
    }
  };
  const got = table.get(KEY);
  await until(() => calls === 1);
  vi.advanceTimersByTime(TABLE_TIMEOUTS.requestTimeout - 1);
  await nextTurn();
  expect(isGivenUp).toBe(false);
  vi.advanceTimersByTime(1);
  await until(() => isGivenUp);
  await until(
    () => calls === 2,
    () => vi.advanceTimersByTime(10),
  );
  expect(await got).toEqual(KEY);
});

test('calls of the table one after the other use one connection', async () => {
  const connections = new Set<unknown>();
  const table = await tableOver((request, response) => {
    connections.add(request.socket);
    answer(request, response);
  });
  for (let call = 0; call < 3; call += 1) expect(await table.get(KEY)).toEqual(KEY);
  expect(connections.size).toBe(1);
});

test('a store that is late is waited for where tests run, whichever it is', async () => {
  const waiting: (() => void)[] = [];
  let givenUp = 0;
  const { table, files } = await worldOver(
    (request, response) => {
      request.on('close', () => (givenUp += response.writableEnded ? 0 : 1));
      waiting.push(() => answer(request, response));
    },
    { STORE_PATIENCE: '60000' },
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const got = [table.get(KEY), files.exists('photo.png')];
  while (waiting.length < 2) await nextTurn();
  vi.advanceTimersByTime(50_000);
  await nextTurn();
  expect([waiting.length, givenUp]).toEqual([2, 0]);
  for (const end of waiting) end();
  expect(await Promise.all(got)).toEqual([KEY, true]);
});
