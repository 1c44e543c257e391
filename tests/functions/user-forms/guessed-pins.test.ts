import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../fixtures/test-app.ts';
import { RICH_PIN, SHORT_PIN, startSeededApp } from '../../fixtures/walk.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startSeededApp();
});
afterAll(() => app.stop());

let guesses = 0;
/** A PIN that no form has. */
function wrongPin(): string {
  guesses += 1;
  return String(500_000 + guesses);
}

const look = (pin: string, address: string) => app.get(`/induction-forms?pin=${pin}`, { address });
const begin = (pin: string, address: string) => app.send('/user-forms', { address, body: { inductionFormPin: pin } });

test('an address gets twenty wrong PINs answered in a quarter of an hour, whichever way it asks, then nothing', async () => {
  const address = '198.51.100.20';
  const statuses = [];
  for (let at = 0; at < 200; at += 1) {
    statuses.push((await (at % 2 === 0 ? look(wrongPin(), address) : begin(wrongPin(), address))).status);
  }
  process.stdout.write(
    `PINs: ${statuses.length} guesses, ${statuses.filter((status) => status === 404).length} answered\n`,
  );
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(404));
  expect(new Set(statuses.slice(20))).toEqual(new Set([429]));
  const right = await look(RICH_PIN, address);
  expect(right).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(800);
  expect((await look(RICH_PIN, '198.51.100.21')).status).toBe(200);
  app.pass(15 * 60 + 1);
  expect((await look(RICH_PIN, address)).status).toBe(200);
});

test('a burst of guesses ends too, and the waiting grows each time that it comes again', async () => {
  const address = '198.51.100.22';
  const burst = async () => {
    const all = await Promise.all(Array.from({ length: 60 }, () => look(wrongPin(), address)));
    return all.filter(({ status }) => status === 429).length;
  };
  await burst();
  const first = await look(SHORT_PIN, address);
  expect(first.status).toBe(429);
  app.pass(Number(first.headers.get('retry-after')) + 1);
  await burst();
  const second = await look(SHORT_PIN, address);
  expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(1.5 * 15 * 60);
});

test('right PINs do not count, however many a whole site enters from one address', async () => {
  const address = '198.51.100.23';
  const all = await Promise.all(Array.from({ length: 60 }, () => look(SHORT_PIN, address)));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
});

test('a PIN that is wrong, archived or none looks the same', async () => {
  const token = await app.login('editor@example.com');
  const form = (await app.send('/induction-forms', { token, body: { meta: { name: 'Vanha' } } })).body;
  expect((await look(form.meta.pin, '198.51.100.24')).status).toBe(200);
  await app.put(`/induction-forms/${form._id}/archive`, { token });
  const pins = [form.meta.pin, wrongPin(), 'abcdef', '12', '', '1234567', '%00'];
  const answers = await Promise.all(pins.map((pin) => look(pin, '198.51.100.24')));
  for (const { status, body } of answers.slice(0, 4)) {
    expect({ status, ...body, requestId: '' }).toEqual({ ...answers[0]?.body, status: 404, requestId: '' });
  }
  expect(answers[0]?.body).toMatchObject({ code: 'formPinCode404' });
  const started = await Promise.all(pins.map((pin) => begin(pin, '198.51.100.25')));
  expect(new Set(started.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['404 formPinCode404']));
});
