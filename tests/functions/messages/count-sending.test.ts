import { afterAll, beforeAll, expect, test } from 'vitest';
import { countSending } from '../../../functions/messages/count-sending.ts';
import { SMS_OF_ALL, SMS_PER_DAY } from '../../../functions/messages/sms-cap.ts';
import { limitKey } from '../../../functions/store/keys.ts';
import { startTestApp, uuid, type TestApp } from '../../fixtures/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Sending = Parameters<typeof countSending>[1];
const REFUSED = { code: 'too_many_requests', detail: { retryAfterSeconds: expect.any(Number) } };

const someone = (): Sending => ({ kind: 'editCode', about: uuid(), to: `${uuid()}@example.org`, address: uuid() });

/** How many of so many sendings are let through; every refusal says how long to wait. */
async function allowed(count: number, sending: () => Sending): Promise<number> {
  const results = await Promise.allSettled(Array.from({ length: count }, () => countSending(app.world, sending())));
  for (const reason of results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))) {
    expect(reason).toMatchObject(REFUSED);
  }
  return results.filter(({ status }) => status === 'fulfilled').length;
}

test('a form sends 5 codes at once, whoever asks and wherever to, and one an hour after that', async () => {
  const { about } = someone();
  expect(await allowed(12, () => ({ ...someone(), about }))).toBe(5);
  for (let hour = 0; hour < 3; hour += 1) {
    app.pass(3601);
    expect(await allowed(3, () => ({ ...someone(), about }))).toBe(1);
  }
});

test('an address or number gets 10 of a kind, however it is written, and one an hour after that', async () => {
  const written = ['a@example.org', ' A@Example.ORG ', 'a+matti@example.org', 'A+1+2@example.org'];
  expect(await allowed(25, () => ({ ...someone(), to: written[Math.floor(Math.random() * 4)] ?? '' }))).toBe(10);
  expect(await allowed(25, () => ({ ...someone(), to: '+358401234567' }))).toBe(10);
  app.pass(3601);
  expect(await allowed(3, () => ({ ...someone(), to: 'a@example.org' }))).toBe(1);
});

test('what an address got of one kind does not count for another', async () => {
  expect(await allowed(25, () => ({ ...someone(), to: 'b@example.org' }))).toBe(10);
  expect(await allowed(25, () => ({ ...someone(), to: 'b@example.org', kind: 'cardCode' }))).toBe(10);
});

test('nobody who is refused waits longer than an hour', async () => {
  const { about, to, address } = someone();
  const waits: number[] = [];
  for (const sending of [
    () => ({ ...someone(), about }),
    () => ({ ...someone(), to }),
    () => ({ ...someone(), address }),
  ]) {
    for (let asked = 0; asked < 40; asked += 1) {
      await countSending(app.world, sending()).catch((error: { detail: { retryAfterSeconds: number } }) =>
        waits.push(error.detail.retryAfterSeconds),
      );
    }
  }
  expect(waits.length).toBeGreaterThan(60);
  expect(Math.max(...waits)).toBeLessThanOrEqual(3600);
});

test('a client asks 20 times an hour', async () => {
  const { address } = someone();
  expect(await allowed(50, () => ({ ...someone(), address }))).toBe(20);
  app.pass(3601);
  expect(await allowed(1, () => ({ ...someone(), address }))).toBe(1);
});

test('a client that is refused uses up nothing of a form or an address', async () => {
  const { address, about, to } = someone();
  expect(await allowed(20, () => ({ ...someone(), address }))).toBe(20);
  expect(await allowed(30, () => ({ ...someone(), about, to, address }))).toBe(0);
  expect(await allowed(5, () => ({ ...someone(), about, to }))).toBe(5);
});

test('when the SMS of the day are used up whoever asks for one is told so; e-mails go on', async () => {
  const ttl = Math.floor(app.world.now().getTime() / 1000) + 7200;
  await app.world.table.write([{ put: { ...limitKey(SMS_PER_DAY.name, SMS_OF_ALL), hits: SMS_PER_DAY.most, ttl } }]);
  await expect(countSending(app.world, { ...someone(), to: '+358507654321' })).rejects.toMatchObject(REFUSED);
  await countSending(app.world, someone());
});

test('no address, number or client stands in the table as itself', async () => {
  const sending = { ...someone(), to: 'canary@example.org', address: '203.0.113.77' };
  const keys: string[] = [];
  const table = new Proxy(app.world.table, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        keys.push(JSON.stringify(args));
        return (value as (...all: unknown[]) => unknown).apply(target, args);
      };
    },
  });
  await countSending({ ...app.world, table }, sending);
  expect(keys.join()).toContain('LIMIT#recipientOfKind#editCode.');
  expect(keys.join()).not.toMatch(/canary|203\.0/);
});
