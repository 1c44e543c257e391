import { afterAll, beforeAll, expect, test } from 'vitest';
import { suppressionKeyOf } from '../../../functions/messages/suppression-key.ts';
import { editCodeApi } from '../../../shared/edit-codes/edit-code-api.ts';
import { messageApi } from '../../../shared/messages/message-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { bounceMail, tellOfMail } from '../../fixtures/outside/mail-events.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { PERSON, saveDetails, start, startSeededApp, takeWhole } from '../../fixtures/walk.ts';

let app: TestApp;
let manager: string;
const log: Record<string, unknown>[] = [];
beforeAll(async () => {
  app = await startSeededApp();
  app.world.log = (entry) => log.push(entry);
  manager = await app.login('manager@example.com');
});
afterAll(() => app.stop());

const mailsTo = (to: string) => app.post.mails.filter((mail) => mail.to === to);

async function rowOf(id: string, kind: string) {
  const { body } = await app.call(messageApi.list, { query: { about: `userForm#${id}` } }, { token: manager });
  return body.items.find((row) => row.kind === kind);
}

const told = (to: string, what: object) => tellOfMail(app, to, what);
const bounced = (to: string, ...how: string[]) => bounceMail(app, to, ...how);

test('a mail that came back shows at its induction, nothing more goes to the address, and a corrected one gets it', async () => {
  const to = 'vaara@example.org';
  const { id } = await takeWhole(app, '234567', { ...PERSON, email: to });
  await app.settle();
  expect(await rowOf(id, 'completionReceipt')).toMatchObject({ state: 'sent', canSendAgain: false });
  await bounced(to);
  await bounced(to);
  const row = await rowOf(id, 'completionReceipt');
  expect(row).toMatchObject({ state: 'bounced', reason: 'bounced', canSendAgain: true });

  const before = mailsTo(to).length;
  await app.call(editCodeApi.sendForUserForm, { params: { id }, query: { language: 'fi' }, body: {} });
  await app.settle();
  expect(mailsTo(to)).toHaveLength(before);
  expect(await rowOf(id, 'editCode')).toMatchObject({ state: 'dropped', reason: 'address_bounced' });

  const admin = await app.login('admin@example.com');
  const form = (await app.call(userFormApi.get, { params: { id } }, { token: admin })).body;
  const user = { ...form.user, email: 'oikea@example.org' };
  expect(
    (await app.call(userFormApi.update, { params: { id }, body: { ...form, user } }, { token: admin })).status,
  ).toBe(200);
  const sendAgain = () => app.call(userFormActionApi.sendAgain, { params: { id }, body: row }, { token: manager });
  expect((await sendAgain()).status).toBe(200);
  await app.settle();
  expect(mailsTo('oikea@example.org').map(({ subject }) => subject)).toContainEqual(expect.stringContaining('valmis'));
  expect((await sendAgain()).body.code).toBe('invalid_state');
});

test('a full mailbox is told of and tried again; whoever calls a mail spam gets no more', async () => {
  const [full, angry] = ['taynna@example.org', 'vihainen@example.org'];
  const ids: string[] = [];
  for (const email of [full, angry]) {
    const started = await start(app);
    await saveDetails(app, started, { ...PERSON, email });
    ids.push(started.id);
  }
  await app.settle();
  await bounced(full, 'Transient');
  await told(angry, { complaint: { complainedRecipients: [{ emailAddress: `Vihainen <${angry}>` }] } });
  expect(await rowOf(ids[0] ?? '', 'inductionLink')).toMatchObject({ state: 'bounced', reason: 'bounced' });
  expect(await rowOf(ids[1] ?? '', 'inductionLink')).toMatchObject({ state: 'bounced', reason: 'complained' });
  for (const id of ids)
    await app.call(editCodeApi.sendForUserForm, { params: { id }, query: { language: 'fi' }, body: {} });
  await app.settle();
  expect(mailsTo(full)).toHaveLength(2);
  expect(mailsTo(angry)).toHaveLength(1);
  expect(await rowOf(ids[1] ?? '', 'editCode')).toMatchObject({ state: 'dropped', reason: 'address_complained' });
});

test('an answer that somebody is away marks nothing, and what SES cannot tell of keeps no mail back', async () => {
  const [away, unclear] = ['lomalla@example.org', 'epaselva@example.org'];
  const ids: string[] = [];
  for (const email of [away, unclear]) {
    const started = await start(app);
    await saveDetails(app, started, { ...PERSON, email });
    ids.push(started.id);
  }
  await app.settle();
  await bounced(away, 'Transient', 'General');
  await bounced(unclear, 'Undetermined', 'Undetermined');
  expect(await rowOf(ids[0] ?? '', 'inductionLink')).toMatchObject({ state: 'sent' });
  expect(await rowOf(ids[1] ?? '', 'inductionLink')).toMatchObject({ state: 'bounced' });
  for (const id of ids)
    await app.call(editCodeApi.sendForUserForm, { params: { id }, query: { language: 'fi' }, body: {} });
  await app.settle();
  expect([mailsTo(away).length, mailsTo(unclear).length]).toEqual([2, 2]);
});

test('a mail that came back is taken in where SES does not tell how many there are', async () => {
  const { countMails } = app.world;
  app.world.countMails = () => Promise.reject(new Error('Throttling'));
  await bounced('laskematta@example.org').finally(() => (app.world.countMails = countMails));
  expect(log.at(-1)).toMatchObject({ level: 'warn', event: 'mail_count_failed' });
});

test('an address is kept back by its domain in letters or in Punycode alike', () => {
  const [letters, punycode] = ['Matti+työ@Työmaa.fi', 'matti@xn--tymaa-kua.fi'];
  expect(suppressionKeyOf(app.world, letters)).toBe(suppressionKeyOf(app.world, punycode));
});

test('when more than three mails in a hundred come back, what nobody waits for waits, codes go, and it is told; after an hour all goes on', async () => {
  const to = 'jarrussa@example.org';
  const { id } = await takeWhole(app, '234567', { ...PERSON, email: to });
  const braked = () => log.filter(({ event }) => event === 'mail_braked');
  app.post.counts = { mails: 1000, bounces: 30 };
  await bounced('vaara@example.org');
  expect(braked()).toEqual([]);
  app.post.counts = { mails: 1000, bounces: 31 };
  await bounced('vaara@example.org');
  await bounced('vaara@example.org');
  expect(braked()).toEqual([{ level: 'error', event: 'mail_braked', mails: 1000, bounces: 31 }]);

  await app.call(editCodeApi.sendForUserForm, { params: { id }, query: { language: 'fi' }, body: {} });
  await app.settle();
  expect(mailsTo(to).map(({ subject }) => subject)).toEqual([expect.stringContaining('Kertakäyttökoodisi')]);
  expect(await rowOf(id, 'completionReceipt')).toMatchObject({ state: 'waiting', reason: 'mail_braked' });
  app.pass(3601);
  await app.settle();
  expect(mailsTo(to)).toHaveLength(3);
  expect(JSON.stringify(log)).not.toContain('@example.org');
});
