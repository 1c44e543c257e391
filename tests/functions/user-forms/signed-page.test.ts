import { afterAll, beforeAll, expect, test } from 'vitest';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { answered, RICH_PIN, saveDetails, signPage, start, startSeededApp } from '../../fixtures/walk.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startSeededApp();
});
afterAll(() => app.stop());

test('a signed page takes no other answers, right or wrong', async () => {
  const started = await start(app, RICH_PIN);
  await saveDetails(app, started);
  app.pass(60);
  for (let index = 0; index < 5; index += 1) await signPage(app, started, index);
  const content = answered(started.body.pages[4].content, (_, option) => option !== 'Työnjohtajalle');
  const params = { id: started.id, pageIndex: '4' };
  const sending = { params, body: { content, version: 1 } } as const;
  const got = await app.call(userFormApi.signPage, sending, { token: started.token });
  expect(got).toMatchObject({ status: 409, body: { code: 'invalid_state' } });
});
