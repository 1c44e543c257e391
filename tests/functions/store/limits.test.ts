import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveBackAttempt, takeAttempt, type Limit } from '../../../functions/store/limits/limits.ts';
import { startTestApp, uuid, type TestApp } from '../../fixtures/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const BUCKET: Limit = { name: 'testBucket', most: 5, backEverySeconds: 3600 };

const take = (subject: string) => takeAttempt(app.world.table, BUCKET, subject, app.world.now());
const REFUSED = { code: 'too_many_requests' };

test('a bucket gives what it holds at once, however many ask at the same time, and one more after each step', async () => {
  const subject = uuid();
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => take(subject)));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  for (let hour = 0; hour < 3; hour += 1) {
    app.pass(3601);
    expect(await take(subject)).toBe(0);
    await expect(take(subject)).rejects.toMatchObject(REFUSED);
  }
});

test('a bucket never lets anybody wait longer than one step, and is full again after all of them', async () => {
  const subject = uuid();
  for (let left = 4; left >= 0; left -= 1) expect(await take(subject)).toBe(left);
  const refusal = (await take(subject).catch((error: unknown) => error)) as { detail: { retryAfterSeconds: number } };
  expect(refusal.detail.retryAfterSeconds).toBeGreaterThan(0);
  expect(refusal.detail.retryAfterSeconds).toBeLessThanOrEqual(3600);
  app.pass(5 * 3600 + 1);
  expect(await take(subject)).toBe(4);
});

test('what is given back to a bucket may be taken again, and a full one holds no more', async () => {
  const subject = uuid();
  const giveBack = () => giveBackAttempt(app.world.table, BUCKET, subject);
  await giveBack();
  expect(await take(subject)).toBe(4);
  await giveBack();
  await giveBack();
  await giveBack();
  expect(await take(subject)).toBe(4);
});
