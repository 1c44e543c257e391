import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { World } from '../../../functions/world.ts';
import { apiListener } from '../../../infra/local/listening/api-listener.ts';
import { startEmbeddedDynamodb } from '../../../infra/local/data/embedded-dynamodb.ts';
import { answerFaults } from '../../../infra/local/listening/answer-faults.ts';
import { loadEdge } from '../../../infra/local/site/edge.ts';
import { TestApp } from '../../fixtures/test-app.ts';
import { listening } from './listening.ts';

let app: TestApp;

beforeAll(async () => {
  app = new TestApp(await startEmbeddedDynamodb());
});
afterAll(() => app.stop());

/** The head of a login whose body never comes to its end. */
const BEGUN = [
  'POST /api/login HTTP/1.1',
  'Host: portti',
  'Content-Type: application/json',
  'Content-Length: 100',
  '',
  '{"email": "a',
].join('\r\n');

test('a request that its client breaks off is no error in the log', async () => {
  const told: unknown[] = [];
  app.world.log = (entry: Parameters<World['log']>[0]) => void told.push(entry);
  for (const kind of ['error', 'warn', 'info', 'log'] as const)
    vi.spyOn(console, kind).mockImplementation((...words) => void told.push(words));
  onTestFinished(() => void vi.restoreAllMocks());
  const listener = apiListener(app.world, loadEdge({}), () => undefined);
  let isOver: Promise<void> | undefined;
  const origin = await listening((request, response) => {
    isOver = answerFaults(listener, { request, response }, (error) => told.push(error));
    client.destroy();
  });
  const client = connect(Number(new URL(origin).port), '127.0.0.1');
  client.write(BEGUN);
  await once(client, 'close');
  await isOver;
  expect(isOver).toBeDefined();
  expect(told).toEqual([]);
});
