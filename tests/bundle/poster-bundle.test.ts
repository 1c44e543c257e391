import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { worldFromEnv } from '../../functions/world-from-env.ts';
import { FUNCTION_ENTRIES } from '../../infra/build/build-functions.ts';
import { bundleFunction } from '../../infra/build/bundle-function.ts';
import { seedDemo } from '../../infra/demo/seed.ts';
import { SHORT_PIN } from '../fixtures/walk.ts';
import { call } from './http-event.ts';
import { LambdaProcess } from './lambda-process.ts';
import { type LocalCloud, ORIGIN_SECRET, startLocalCloud } from './local-cloud.ts';

const FOLDER = '.build/test-poster';
const HEADERS = { 'x-origin-secret': ORIGIN_SECRET, 'x-viewer-address': '192.0.2.44' };

let cloud: LocalCloud;
let poster: LambdaProcess;

beforeAll(async () => {
  await bundleFunction(process.cwd(), FUNCTION_ENTRIES.poster, FOLDER);
  cloud = await startLocalCloud();
  for (const [name, value] of Object.entries(cloud.env)) vi.stubEnv(name, value);
  await seedDemo(await worldFromEnv(process.env));
  vi.unstubAllEnvs();
  poster = await LambdaProcess.start(resolve(FOLDER, 'index.mjs'), cloud.env);
});
afterAll(async () => {
  await poster?.stop();
  await cloud?.stop();
});

test('the bundle of posters draws the page of a PIN from the site in its bucket, and counts a wrong one', async () => {
  const ask = (pin: string) =>
    call(poster, { path: `/pages/app/player.html?pin=${pin}&language=fi`, headers: HEADERS });
  const drawn = await ask(SHORT_PIN);
  expect(drawn).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=0, s-maxage=60' } });
  expect(drawn.body).toMatch(/<h1 tabindex="-1">[^<]+<\/h1>.*Ennen kuin aloitat/s);
  expect(await ask('900001')).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  expect((await ask('')).status).toBe(404);
});
