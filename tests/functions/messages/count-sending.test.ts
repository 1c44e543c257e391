import { afterAll, beforeAll, expect, test } from 'vitest';
import { countSending } from '../../../functions/messages/count-sending.ts';
import { SMS_OF_ALL, SMS_PER_DAY } from '../../../functions/messages/sms-cap.ts';
import { limitKey } from '../../../functions/store/limits.ts';
import { startTestApp, uuid, type TestApp } from '../../fixtures/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Sending = Parameters<typeof countSending>[1];
const REFUSED = { code: 'too_many_requests', detail: { retryAfterSeconds: expect.any(Number) } };

const someone = (): Sending => ({ formId: uuid(), to: `${uuid()}@example.org`, address: uuid() });

/** How many of so many sendings are let through; every refusal says how long to wait. */
async function allowed(count: number, sending: () => Sending): Promise<number> {
  const results = await Promise.allSettled(Array.from({ length: count }, () => countSending(app.world, sending())));
  for (const reason of results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))) {
    expect(reason).toMatchObject(REFUSED);
  }
  return results.filter(({ status }) => status === 'fulfilled').length;
}

test('a form sends 5 a day, whoever asks and wherever to', async () => {
  const { formId } = someone();
  expect(await allowed(12, () => ({ ...someone(), formId }))).toBe(5);
  app.pass(24 * 3600 + 1);
  expect(await allowed(1, () => ({ ...someone(), formId }))).toBe(1);
});

test('an address or number gets 10 a day, however it is written', async () => {
  expect(
    await allowed(25, () => ({ ...someone(), to: Math.random() < 0.5 ? 'a@example.org' : ' A@Example.ORG ' })),
  ).toBe(10);
  expect(await allowed(25, () => ({ ...someone(), to: '+358401234567' }))).toBe(10);
});

test('a client asks 20 times an hour', async () => {
  const { address } = someone();
  expect(await allowed(50, () => ({ ...someone(), address }))).toBe(20);
  app.pass(3601);
  expect(await allowed(1, () => ({ ...someone(), address }))).toBe(1);
});

test('a client that is refused uses up nothing of a form or an address', async () => {
  const { address, formId, to } = someone();
  expect(await allowed(20, () => ({ ...someone(), address }))).toBe(20);
  expect(await allowed(30, () => ({ formId, to, address }))).toBe(0);
  expect(await allowed(5, () => ({ ...someone(), formId, to }))).toBe(5);
});

test('when the SMS of the day are used up whoever asks for one is told so; e-mails go on', async () => {
  const ttl = Math.floor(app.world.now().getTime() / 1000) + 7200;
  await app.world.table.write([{ put: { ...limitKey(SMS_PER_DAY, SMS_OF_ALL), hits: SMS_PER_DAY.most, ttl } }]);
  await expect(countSending(app.world, { ...someone(), to: '+358507654321' })).rejects.toMatchObject(REFUSED);
  await countSending(app.world, someone());
});

test('no address, number or client stands in the table as itself', async () => {
  const sending = { formId: uuid(), to: 'canary@example.org', address: '203.0.113.77' };
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
  expect(keys.join()).toContain('LIMIT#sendRecipient#');
  expect(keys.join()).not.toMatch(/canary|203\.0/);
});
