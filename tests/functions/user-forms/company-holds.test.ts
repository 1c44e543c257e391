import { afterAll, beforeAll, expect, test } from 'vitest';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { NO_START_CEILINGS } from '../../../shared/induction-forms/start-ceilings.ts';
import { uuid, type TestApp } from '../../fixtures/test-app.ts';
import { saveDetails, SHORT_PIN, signPage, start, startSeededApp } from '../../fixtures/walk.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startSeededApp();
  app.stopClock();
  do app.pass(3600);
  while (app.world.now().getUTCHours() !== 7);
});
afterAll(() => app.stop());

const begin = (each: number) =>
  app.call(
    userFormApi.start,
    { body: { inductionFormPin: SHORT_PIN } },
    { key: uuid(), address: `198.51.100.${each}` },
  );

test('a form that its company holds stays held when its own counts go on', async () => {
  Object.assign(app.world.settings.starts, NO_START_CEILINGS, { companyPerDay: 10, formPerDay: 12 });
  const one = await start(app, SHORT_PIN, { address: '203.0.113.7' });
  await saveDetails(app, one);
  for (let each = 0; each < 19; each += 1) expect((await begin(each)).status).toBe(201);
  await app.settle();
  expect((await begin(50)).body.code).toBe('starts_held');
  app.pass(3600);
  for (let page = 0; page < one.body.pages.length; page += 1) await signPage(app, one, page);
  await app.settle();
  expect((await begin(51)).body.code).toBe('starts_held');
});
