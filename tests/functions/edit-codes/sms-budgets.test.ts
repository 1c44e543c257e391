import { afterAll, beforeAll, expect, test } from 'vitest';
import { editCodeApi } from '../../../shared/edit-codes/edit-code-api.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import { PERSON, RICH_PIN, saveDetails, SHORT_PIN, start, startSeededApp } from '../../fixtures/walk.ts';

const OF_FORM = 50;
const OF_COMPANY = 75;

let app: TestApp;
beforeAll(async () => {
  app = await startSeededApp();
  app.stopClock();
});
afterAll(() => app.stop());

let people = 0;

/** The induction of somebody new, by a number or by an address. */
async function begun(pin: string, by: 'sms' | 'email' = 'sms'): Promise<string> {
  people += 1;
  const { email: _email, phoneNumber: _phoneNumber, ...person } = PERSON;
  const contact = by === 'sms' ? { phoneNumber: `+35840${1_000_000 + people}` } : { email: `m${people}@example.org` };
  const started = await start(app, pin, { address: `198.51.100.${people % 250}` });
  expect((await saveDetails(app, started, { ...person, ...contact })).status).toBe(200);
  return started.id;
}

const ask = (id: string, address = `203.0.113.${(people += 1) % 250}`): Promise<Got> =>
  app.call(editCodeApi.sendForUserForm, { params: { id }, body: { id } }, { address });

/** Codes for so many new inductions of a form, asked from as many addresses; answers the refused. */
async function flood(pin: string, count: number): Promise<Got[]> {
  const refused: Got[] = [];
  for (let at = 0; at < count; at += 1) {
    const got = await ask(await begun(pin));
    if (got.status !== 200) refused.push(got);
  }
  return refused;
}

async function pinOfOthers(): Promise<string> {
  const token = await app.login('admin@toinen.example.com');
  const pages = [{ title: 'Turvallisuus', minReadTime: 0, content: [] }];
  const body = { meta: { name: 'Toinen' }, pages };
  return (await app.call(inductionFormApi.create, { body }, { token })).body.meta.pin;
}

test('codes by SMS of one form end before its company’s, and those of a company before the installation’s', async () => {
  const others = await pinOfOthers();
  const refused = await flood(SHORT_PIN, OF_FORM + 10);
  expect(refused).toHaveLength(10);
  for (const { status, body, headers } of refused) {
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'too_many_requests' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(1800);
  }
  expect(await flood(RICH_PIN, OF_COMPANY - OF_FORM + 5)).toHaveLength(5);
  expect(await flood(others, 5)).toEqual([]);
  const byMail = await ask(await begun(SHORT_PIN, 'email'));
  expect(byMail).toMatchObject({ status: 200, body: { delivery: 'email' } });
  await app.settle();
  const codes = app.post.texts.filter(({ text }) => /koodi/i.test(text));
  expect(codes.length).toBe(OF_COMPANY + 5);
});

test('nobody waits more than half an hour for a code of a form or a company whose codes ended', async () => {
  app.pass(1801);
  const inductions = [await begun(SHORT_PIN), await begun(SHORT_PIN)];
  expect(await Promise.all(inductions.map(async (id) => (await ask(id)).status))).toEqual(
    expect.arrayContaining([200, 429]),
  );
});

test('a form that is refused uses up nothing of its company', async () => {
  app.pass(48 * 3600);
  await flood(SHORT_PIN, OF_FORM + 30);
  expect(await flood(RICH_PIN, OF_COMPANY - OF_FORM)).toEqual([]);
});
