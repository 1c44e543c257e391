import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../fixtures/test-app.ts';
import { PERSON, RICH_PIN, saveDetails, SHORT_PIN, start, startSeededApp } from '../../fixtures/walk.ts';

const WORKERS = 300;
const ATTACKS = 170;
const AT_ONCE = 20;
const SITE = '203.0.113.7';
const ATTACKER = '203.0.113.66';
const ELSEWHERE = '203.0.113.99';

let app: TestApp;
beforeAll(async () => {
  app = await startSeededApp();
});
afterAll(() => app.stop());

type Contact = { email: string; phoneNumber?: undefined } | { phoneNumber: string; email?: undefined };

/** Starts so many inductions from an address and saves their details, twenty at a time; answers what the API said. */
async function begin(count: number, at: { pin: string; address: string; contactOf: (each: number) => Contact }) {
  const statuses: number[] = [];
  const one = async (each: number) => {
    const started = await start(app, at.pin, { address: at.address });
    const { email: _email, phoneNumber: _phoneNumber, ...person } = PERSON;
    const user = { ...person, lastName: `Meikäläinen${each}`, ...at.contactOf(each) };
    const body = { version: 0, user };
    const saved = await app.put(`/user-forms/${started.id}`, { token: started.token, body, address: at.address });
    statuses.push(saved.status);
  };
  for (let first = 0; first < count; first += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, each) => one(first + each)));
  }
  await app.settle();
  return statuses;
}

/** What was sent since the last asking. */
function spent(who: string): { mails: number; texts: number } {
  const { mails, texts } = { mails: app.post.mails.length, texts: app.post.texts.length };
  process.stdout.write(`${who}: ${mails} mails, ${texts} SMS\n`);
  app.post.mails.length = 0;
  app.post.texts.length = 0;
  return { mails, texts };
}

test('300 workers behind one address begin on a Monday and wait for nothing; an attack from one address spends little, and nobody else waits', async () => {
  const mails = (each: number) => ({ email: `tekija${each}@example.org` });
  const monday = await begin(WORKERS, { pin: RICH_PIN, address: SITE, contactOf: mails });
  expect(new Set(monday)).toEqual(new Set([200]));
  expect(spent(`Monday, ${WORKERS} workers`)).toEqual({ mails: WORKERS, texts: 0 });

  const numbers = (each: number) => ({ phoneNumber: `+35840${String(1_000_000 + each)}` });
  await begin(ATTACKS, { pin: SHORT_PIN, address: ATTACKER, contactOf: numbers });
  expect(spent(`attack, ${ATTACKS} numbers, the first hour`)).toEqual({ mails: 0, texts: 60 });
  for (let hour = 1; hour < 6; hour += 1) {
    app.pass(3601);
    await app.settle();
  }
  expect(spent('attack, six hours')).toEqual({ mails: 0, texts: 90 });

  const elsewhere = await start(app, RICH_PIN, { address: ELSEWHERE });
  const { email: _, ...byPhone } = { ...PERSON, phoneNumber: '+358409999999' };
  expect((await saveDetails(app, elsewhere, byPhone)).status).toBe(200);
  const code = await app.send(`/edit-codes/userForm/${elsewhere.id}`, { body: {}, address: ELSEWHERE });
  expect(code.status).toBe(200);
  await app.settle();
  expect(spent('a worker elsewhere meanwhile')).toEqual({ mails: 0, texts: 2 });
}, 300_000);
