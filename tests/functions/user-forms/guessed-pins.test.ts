import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solvedProof } from '../../fixtures/solved-proof.ts';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import { RICH_PIN, SHORT_PIN, startSeededApp } from '../../fixtures/walk.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startSeededApp();
  app.stopClock();
});
afterAll(() => app.stop());

let guesses = 0;
/** A PIN that no form has. */
function wrongPin(): string {
  guesses += 1;
  return String(500_000 + guesses);
}

let addresses = 0;
/** An address that has asked nothing yet. */
function freshAddress(): string {
  addresses += 1;
  return `198.51.${100 + Math.floor(addresses / 250)}.${addresses % 250}`;
}

type Proof = ReturnType<typeof solvedProof>;
const look = (pin: string, address: string, headers?: Proof): Promise<Got> =>
  app.call(inductionFormApi.find, { query: { pin } }, { address, ...(headers && { headers }) });
const begin = (pin: string, address: string, headers?: Proof): Promise<Got> =>
  app.call(userFormApi.start, { body: { inductionFormPin: pin } }, { address, ...(headers && { headers }) });

/** An address that has typed so many wrong PINs. */
async function addressAfter(wrong: number): Promise<string> {
  const address = freshAddress();
  for (let at = 0; at < wrong; at += 1) expect((await look(wrongPin(), address)).status).toBe(404);
  return address;
}

/** Lets the misses of all addresses be forgotten. */
const passMinute = () => app.pass(60);
const waitOf = ({ headers }: Got) => Number(headers.get('retry-after'));

describe('an address that has typed wrong PINs', () => {
  test('gets twenty answered, whichever way it asks, and then is told the seconds and what to work out', async () => {
    const address = freshAddress();
    const statuses = [];
    for (let at = 0; at < 100; at += 1) {
      statuses.push((await (at % 2 === 0 ? look(wrongPin(), address) : begin(wrongPin(), address))).status);
    }
    process.stdout.write(
      `PINs: ${statuses.length} guesses, ${statuses.filter((status) => status === 404).length} answered\n`,
    );
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(404));
    expect(new Set(statuses.slice(20))).toEqual(new Set([429]));
    for (const refused of [await look(RICH_PIN, address), await begin(RICH_PIN, address)]) {
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
      expect(refused.body.proof).toEqual({ challenge: expect.any(String), parts: 16, bits: 12 });
      expect(waitOf(refused)).toBe(20);
    }
    expect((await look(RICH_PIN, freshAddress())).status).toBe(200);
  });

  test('has one more answered every 20 s, and all twenty after a while', async () => {
    const address = await addressAfter(20);
    app.pass(19);
    expect((await look(wrongPin(), address)).status).toBe(429);
    app.pass(1);
    expect((await look(wrongPin(), address)).status).toBe(404);
    expect((await look(RICH_PIN, address)).status).toBe(429);
    app.pass(20);
    expect((await look(RICH_PIN, address)).status).toBe(200);
    app.pass(19 * 20);
    const statuses = [];
    for (let at = 0; at < 21; at += 1) statuses.push((await look(wrongPin(), address)).status);
    expect(statuses).toEqual([...Array<number>(20).fill(404), 429]);
  });

  test('goes on at once with what it has worked out, and each further try needs its own', async () => {
    passMinute();
    const address = await addressAfter(20);
    const refused = await begin(SHORT_PIN, address);
    const proof = solvedProof(refused.body.proof);
    expect((await begin(SHORT_PIN, address, proof)).status).toBe(201);
    expect((await look(wrongPin(), address, proof)).status).toBe(429);
    const wrong = wrongPin();
    const asked = await look(wrong, address);
    const proofOfWrong = solvedProof(asked.body.proof);
    for (let at = 0; at < 3; at += 1) expect((await look(wrong, address, proofOfWrong)).status).toBe(404);
    app.pass(20);
    expect((await look(RICH_PIN, address)).status).toBe(200);
  });

  test('is not let through by a proof that is another’s, for something else, too old, half done or made up', async () => {
    passMinute();
    const address = await addressAfter(20);
    const other = await addressAfter(20);
    const { body } = await look(RICH_PIN, address);
    const good = solvedProof(body.proof)['proof-of-work'];
    const easy = solvedProof({ ...body.proof, bits: 4 })['proof-of-work'];
    const broken = [
      easy,
      good.replace(/\.\d+$/, ''),
      `${good}.1`,
      good.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
    ];
    for (const proof of ['', 'x', '~', 'a.b.c~1', good.slice(0, -2), ...broken, `${'1'.repeat(5000)}.a.b~1`]) {
      expect((await look(RICH_PIN, address, { 'proof-of-work': proof })).status, proof).toBe(429);
    }
    expect((await look(RICH_PIN, other, { 'proof-of-work': good })).status).toBe(429);
    expect((await look(SHORT_PIN, address, { 'proof-of-work': good })).status).toBe(429);
    expect((await look(RICH_PIN, address, { 'proof-of-work': good })).status).toBe(200);
    app.pass(10 * 60 + 1);
    const again = await addressAfter(0);
    for (let at = 0; at < 20; at += 1) await look(wrongPin(), address);
    expect((await look(RICH_PIN, address, { 'proof-of-work': good })).status).toBe(429);
    expect((await look(RICH_PIN, again)).status).toBe(200);
  });

  test('gets no more by asking for many at once', async () => {
    passMinute();
    const address = freshAddress();
    const all = await Promise.all(Array.from({ length: 60 }, () => look(wrongPin(), address)));
    expect(all.filter(({ status }) => status === 404)).toHaveLength(20);
    expect(all.filter(({ status, body }) => status === 429 && body.proof)).toHaveLength(40);
  });
});

test('right PINs do not count, however many a whole site enters from one address', async () => {
  passMinute();
  const address = await addressAfter(19);
  const all = await Promise.all(Array.from({ length: 60 }, () => look(SHORT_PIN, address)));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await look(wrongPin(), address)).status).toBe(404);
  expect((await look(wrongPin(), address)).status).toBe(429);
});

test('a PIN that is wrong, archived or none looks the same', async () => {
  passMinute();
  const token = await app.login('editor@example.com');
  const form = (await app.call(inductionFormApi.create, { body: { meta: { name: 'Vanha' } } }, { token })).body;
  const address = freshAddress();
  expect((await look(form.meta.pin, address)).status).toBe(200);
  await app.call(inductionFormApi.archive, { params: { id: form._id } }, { token });
  const pins = [form.meta.pin, wrongPin(), 'abcdef', '12', '', '1234567'];
  const answers = await Promise.all([...pins, '\0'].map((pin) => look(pin, address)));
  for (const { status, body } of answers.slice(0, 4)) {
    expect({ status, ...body, requestId: '' }).toEqual({ ...answers[0]?.body, status: 404, requestId: '' });
  }
  expect(answers[0]?.body).toMatchObject({ code: 'formPinCode404' });
  const other = freshAddress();
  const started = await Promise.all([...pins, '%00'].map((pin) => begin(pin, other)));
  expect(new Set(started.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['404 formPinCode404']));
});

test('after 300 wrong PINs in a minute, from however many addresses, everyone’s tries need a proof until it is quieter', async () => {
  app.pass(3600);
  for (let at = 0; at < 300; at += 30) {
    const misses = await Promise.all(Array.from({ length: 30 }, () => look(wrongPin(), freshAddress())));
    expect(new Set(misses.map(({ status }) => status))).toEqual(new Set([404]));
  }
  const address = freshAddress();
  const refused = await begin(SHORT_PIN, address);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(waitOf(refused)).toBe(1);
  expect((await begin(SHORT_PIN, address, solvedProof(refused.body.proof))).status).toBe(201);
  passMinute();
  expect((await begin(SHORT_PIN, freshAddress())).status).toBe(201);
});
