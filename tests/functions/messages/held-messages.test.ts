import { afterAll, beforeAll, expect, test } from 'vitest';
import { editCodeApi } from '../../../shared/edit-codes/edit-code-api.ts';
import { messageApi } from '../../../shared/messages/message-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { PERSON, saveDetails, start, startSeededApp, takeWhole, type Started } from '../../fixtures/walk.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startSeededApp();
});
afterAll(() => app.stop());

type Row = { _id: string; kind: string; state: string; reason: string | null; next: string | null; created: string } & {
  canSendAgain: boolean;
  again: string | null;
  to: string;
};

async function rows(id: string): Promise<Row[]> {
  return (
    await app.call(messageApi.list, { query: { about: `userForm#${id}`, limit: '100' } }, { token: await manager() })
  ).body.items;
}

let login: { hour: number; token: Promise<string> } | undefined;

/** A manager's token; the tests pass more time than one lives. */
function manager(): Promise<string> {
  const hour = Math.floor(app.world.now().getTime() / 3_600_000);
  if (login?.hour !== hour) login = { hour, token: app.login('manager@example.com') };
  return login.token;
}

const rowOf = async (id: string, kind: string) => (await rows(id)).find((row) => row.kind === kind);
const mailsTo = (to: string) => app.post.mails.filter((mail) => mail.to === to);
const giveBack = async ({ id }: Started) =>
  app.call(
    userFormActionApi.returnPages,
    { params: { id }, body: { reason: 'Kuittaus puuttuu', pages: [1] } },
    { token: await manager() },
  );
const sendAgain = async (id: string, { _id, created }: Row, token?: string) =>
  app.call(
    userFormActionApi.sendAgain,
    { params: { id }, body: { _id, created } },
    { token: token ?? (await manager()) },
  );

/** Passes time as the worker of due work sees it: minute after minute. */
async function wait(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    app.pass(3601);
    await app.settle();
  }
}

test('an induction that was returned again and again tells its worker each time and lets them in by a code', async () => {
  const person = { ...PERSON, email: 'palautettu@example.org' };
  const started = await takeWhole(app, '234567', person);
  await app.settle();
  for (let time = 0; time < 6; time += 1) {
    expect((await giveBack(started)).status).toBe(200);
    await app.settle();
    const code = await app.call(
      editCodeApi.sendForUserForm,
      { params: { id: started.id }, body: {} },
      { address: '203.0.113.20' },
    );
    expect({ time, status: code.status }).toEqual({ time, status: 200 });
    await app.settle();
    const digits = /\b\d{3} ?\d{3}\b/.exec(mailsTo(person.email).at(-1)?.text ?? '')?.[0].replace(' ', '');
    const opened = await app.call(editCodeApi.verifyForUserForm, {
      params: { id: started.id },
      body: { code: digits },
    });
    expect(opened.status).toBe(200);
    const { token } = opened.body;
    expect(
      (await app.call(userFormApi.signPage, { params: { id: started.id, pageIndex: '1' } }, { token })).status,
    ).toBe(200);
    await app.settle();
    app.pass(3601);
  }
  const kinds = mailsTo(person.email).map(({ subject }) => subject.split(':')[0]);
  const count = (word: string) => kinds.filter((kind) => kind === word).length;
  expect(count('Perehdytys palautettiin korjattavaksi')).toBe(6);
  expect(count('Perehdytys valmis')).toBe(7);
});

test('a worker with a number alone gets the link to go on by SMS, once, and later by mail where an address comes', async () => {
  const { email, ...byPhone } = { ...PERSON, email: 'myohemmin@example.org', phoneNumber: '+358401239901' };
  const started = await start(app);
  await saveDetails(app, started, byPhone);
  await app.settle();
  await saveDetails(app, started, { ...byPhone, firstName: 'Maija' }, 1);
  await app.settle();
  const texts = app.post.texts.filter(({ to }) => to === byPhone.phoneNumber);
  expect(texts).toEqual([{ to: byPhone.phoneNumber, text: expect.stringContaining(`/o/${started.id}`) }]);
  await saveDetails(app, started, { ...byPhone, email }, 2);
  await app.settle();
  expect(mailsTo(email)).toHaveLength(1);
});

test('receipts over the budget of one mailbox wait, say why and until when, and all arrive', async () => {
  const inductions: Started[] = [];
  for (let at = 0; at < 13; at += 1) {
    const person = { ...PERSON, email: `yhteinen+${at}@example.org` };
    inductions.push(await takeWhole(app, '234567', person));
  }
  await app.settle();
  const receipts = () =>
    app.post.mails.filter(({ to, subject }) => to.startsWith('yhteinen+') && /valmis/.test(subject));
  expect(receipts()).toHaveLength(10);
  const held = (await Promise.all(inductions.map(({ id }) => rowOf(id, 'completionReceipt')))).filter(
    (row) => row?.state === 'waiting',
  );
  expect(held).toHaveLength(3);
  for (const row of held) {
    expect(row).toMatchObject({ reason: 'recipient_limit', canSendAgain: false });
    const waitSeconds = (Date.parse(row?.next ?? '') - app.world.now().getTime()) / 1000;
    expect(waitSeconds).toBeGreaterThan(0);
    expect(waitSeconds).toBeLessThanOrEqual(3600);
  }
  await wait(4);
  expect(receipts()).toHaveLength(13);
  const states = await Promise.all(inductions.map(async ({ id }) => (await rowOf(id, 'completionReceipt'))?.state));
  expect(new Set(states)).toEqual(new Set(['sent']));
});

test('a flood to one mailbox ends after two days, and staff see what was not sent and send it again', async () => {
  const { id } = await takeWhole(app, '234567', { ...PERSON, email: 'tulva@example.org' });
  for (let at = 0; at < 25; at += 1) {
    const started = await start(app, '234567', { address: `203.0.113.${100 + at}` });
    await saveDetails(app, started, { ...PERSON, email: `tulva+${at}@example.org` });
  }
  const victim = await start(app);
  await saveDetails(app, victim, { ...PERSON, email: 'tulva@example.org' });
  await app.settle();
  expect(await rowOf(victim.id, 'inductionLink')).toMatchObject({ state: 'waiting', reason: 'recipient_limit' });
  app.pass(49 * 3600);
  await app.settle();
  const links = () => app.post.mails.filter(({ to, subject }) => to.startsWith('tulva') && subject.startsWith('Jatka'));
  expect(links().length).toBe(10 + 10);
  expect((await rowOf(id, 'completionReceipt'))?.state).toBe('sent');
  const row = await rowOf(victim.id, 'inductionLink');
  if (row?.state === 'sent') return;
  expect(row).toMatchObject({ state: 'dropped', reason: 'recipient_limit', canSendAgain: true });
  const before = links().length;
  expect((await sendAgain(victim.id, row as Row)).status).toBe(200);
  await wait(2);
  expect(links()).toHaveLength(before + 1);
});

test('a return that can reach nobody is shown with its reason, and goes out when the address has been corrected', async () => {
  const { email: _, ...unreached } = { ...PERSON, phoneNumber: '+491701234567' };
  const started = await takeWhole(app, '234567', unreached);
  await app.settle();
  expect((await giveBack(started)).status).toBe(200);
  await app.settle();
  const row = await rowOf(started.id, 'inductionReturned');
  expect(row).toMatchObject({ state: 'dropped', reason: 'not_reachable', to: '+491 ••• ••67', canSendAgain: true });
  expect((await sendAgain(started.id, row as Row)).body.code).toBe('not_possible');
  const admin = await app.login('admin@example.com');
  const form = (await app.call(userFormApi.get, { params: { id: started.id } }, { token: admin })).body;
  const user = { ...form.user, email: 'korjattu@example.org' };
  expect(
    (await app.call(userFormApi.update, { params: { id: started.id }, body: { ...form, user } }, { token: admin }))
      .status,
  ).toBe(200);
  expect((await sendAgain(started.id, row as Row)).status).toBe(200);
  await app.settle();
  expect(mailsTo('korjattu@example.org').map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('palautettiin'),
  );
  expect((await sendAgain(started.id, row as Row)).body.code).toBe('invalid_state');
  const after = (await rows(started.id)).filter(({ kind }) => kind === 'inductionReturned');
  expect(after).toMatchObject([
    { state: 'sent' },
    { state: 'dropped', again: expect.any(String), canSendAgain: false },
  ]);
});

test('a receipt that no service took is parked with its reason, and sent again by staff', async () => {
  app.post.isDown = true;
  const { id } = await takeWhole(app, '234567', { ...PERSON, email: 'alhaalla@example.org' });
  await wait(26);
  app.post.isDown = false;
  const row = await rowOf(id, 'completionReceipt');
  expect(row).toMatchObject({ state: 'parked', reason: 'not_taken', canSendAgain: true });
  const stranger = await app.login('admin@toinen.example.com');
  expect((await sendAgain(id, row as Row, stranger)).status).toBe(404);
  expect((await sendAgain(id, { ...(row as Row), _id: 'A'.repeat(22) })).status).toBe(422);
  const answers = await Promise.all([1, 2, 3].map(() => sendAgain(id, row as Row)));
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  await app.settle();
  expect(mailsTo('alhaalla@example.org').filter(({ subject }) => /valmis/.test(subject))).toHaveLength(1);
});

test('what one client causes is budgeted by the hour: 60 SMS, and the rest goes in the next hour', async () => {
  const address = '198.51.100.7';
  const started: Started[] = [];
  for (let at = 0; at < 63; at += 1) {
    const { email: _, ...person } = { ...PERSON, phoneNumber: `+3584077${String(10_000 + at)}` };
    const one = await start(app, '234567', { address });
    await app.call(
      userFormApi.update,
      { params: { id: one.id }, body: { user: person, version: 0 } },
      { token: one.token, address },
    );
    started.push(one);
  }
  await app.settle();
  const texts = () => app.post.texts.filter(({ to }) => to.startsWith('+3584077'));
  expect(texts()).toHaveLength(60);
  const held = (await Promise.all(started.map(({ id }) => rowOf(id, 'inductionLink')))).filter(
    (row) => row?.state === 'waiting',
  );
  expect(held.map((row) => row?.reason)).toEqual(['client_limit', 'client_limit', 'client_limit']);
  await wait(2);
  expect(texts()).toHaveLength(63);
});
