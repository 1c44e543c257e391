import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { editCodeApi } from '../../../shared/edit-codes/edit-code-api.ts';
import { passwordRequestApi } from '../../../shared/password-requests/password-request-api.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { uuid, type TestApp } from '../../fixtures/test-app.ts';
import { SHORT_PIN, startSeededApp } from '../../fixtures/walk.ts';

const NEW = 'kuusi-sanaa-riittää';
const FOREMAN = 'foreman@example.com';
const UNKNOWN_ID = 'A'.repeat(22);

let app: TestApp;
let calls = 0;
beforeAll(async () => {
  app = await startSeededApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.pass(25 * 3600);
  await app.settle();
  app.post.mails.length = 0;
});

/** Each from a client of its own, but where the test is about clients. */
const nextAddress = () => `198.51.100.${(calls += 1)}`;
type Asking = { address?: string; language?: 'fi' | 'en'; key?: string };
const ask = (email: string, { address = nextAddress(), language = 'fi', key = uuid() }: Asking = {}) =>
  app.call(passwordRequestApi.create, { query: { language }, body: { email } }, { address, key });
const mailedLinks = () => app.post.mails.flatMap(({ text }) => /\/reset-password\/([\w-]{22})$/m.exec(text)?.[1] ?? []);

async function linkFor(email: string): Promise<string> {
  await ask(email);
  await app.settle();
  const id = mailedLinks().at(-1);
  if (id === undefined) throw new Error(`no link was mailed to ${email}`);
  return id;
}

const see = (id: string) => app.call(passwordRequestApi.get, { params: { id } });
const set = (id: string, email: string, password: string) =>
  app.call(passwordRequestApi.reset, { params: { id }, body: { email, password } });
const canLogIn = async (email: string, password: string) =>
  (await app.call(sessionApi.login, { body: { email, password } }, { address: nextAddress() })).status === 200;

describe('asking for a new password', () => {
  test('gets the same answer with and without an account, from the same number of requests to the table', async () => {
    const counted = async (email: string) => {
      let requests = 0;
      const count = (next: (args: object) => unknown) => (args: object) => {
        requests += 1;
        return next(args);
      };
      app.client.middlewareStack.add(count as never, { step: 'initialize', name: 'count' });
      const { status, body } = await ask(email);
      app.client.middlewareStack.remove('count');
      return { status, body, requests };
    };
    const known = await counted(FOREMAN);
    expect(known).toMatchObject({ status: 200, body: { success: true } });
    expect(await counted('nobody@example.com')).toEqual(known);
    expect(await counted('no address at all')).toEqual(known);
  });

  test('mails a link to the account and to nobody else, in the language of the asking', async () => {
    await ask(' Foreman@Example.com ', { language: 'en' });
    await ask('nobody@example.com');
    await app.settle();
    expect(app.post.mails).toMatchObject([{ to: FOREMAN, subject: 'New password: Työmaaportti' }]);
    expect(mailedLinks()).toHaveLength(1);
  });

  test('mails one link for one key, however often it is sent', async () => {
    const [key, address] = [uuid(), nextAddress()];
    for (let time = 0; time < 3; time += 1) expect((await ask(FOREMAN, { key, address })).status).toBe(200);
    await app.settle();
    expect(app.post.mails).toHaveLength(1);
  });

  test('mails an address ten times a day, and goes on answering the same', async () => {
    const answers = [];
    for (let time = 0; time < 13; time += 1) answers.push((await ask(FOREMAN)).status);
    await app.settle();
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(app.post.mails).toHaveLength(10);
  });

  test('of what stands in the same mailbox behind a plus takes none of an account’s mails', async () => {
    for (let time = 0; time < 11; time += 1) await ask('foreman+x@example.com');
    await ask(FOREMAN);
    await app.settle();
    expect(app.post.mails).toMatchObject([{ to: FOREMAN }]);
  });

  test('sends an address that is asked for all the time its living link again, at most once an hour, and none of its codes waits', async () => {
    for (let time = 0; time < 12; time += 1) await ask(FOREMAN);
    await app.settle();
    const links = mailedLinks();
    expect(links).toHaveLength(10);
    const again = links.filter((link, at) => links.indexOf(link) < at);
    expect(again).toHaveLength(1);
    expect((await see(again[0] ?? '')).body).toMatchObject({ isExpired: false, email: FOREMAN });
    for (let hour = 1; hour <= 5; hour += 1) {
      app.pass(50 * 60);
      for (let time = 0; time < 4; time += 1) await ask(FOREMAN);
      app.pass(11 * 60);
      await ask(FOREMAN);
      await app.settle();
    }
    expect(mailedLinks().length - links.length).toBeGreaterThanOrEqual(5);
    expect(mailedLinks().length - links.length).toBeLessThanOrEqual(6);
    const newest = mailedLinks().at(-1) ?? '';
    expect((await see(newest)).body).toMatchObject({ isExpired: false, email: FOREMAN });
    const { body } = await app.call(userFormApi.start, { body: { inductionFormPin: SHORT_PIN } }, { key: uuid() });
    const saved = { version: 0, user: { firstName: 'Mia', lastName: 'Maja', company: 'Oy', email: FOREMAN } };
    await app.call(userFormApi.update, { params: { id: body._id }, body: saved }, { token: body.token });
    const code = await app.call(
      editCodeApi.sendForUserForm,
      {
        params: { id: body._id },
        query: { language: 'fi' },
        body: { id: body._id, cardFetch: false, reset: false },
      },
      { key: uuid(), address: nextAddress() },
    );
    expect(code.status).toBe(200);
    await app.settle();
    const codes = app.post.mails.filter(({ subject }) => subject.startsWith('Kertakäyttökoodisi'));
    expect(codes).toMatchObject([{ to: FOREMAN }]);
  });

  test('does not send a link again that has been used, or that another change has ended', async () => {
    for (let time = 0; time < 9; time += 1) await ask('viewer@example.com');
    await app.settle();
    const used = mailedLinks().at(-1) ?? '';
    expect((await set(used, 'viewer@example.com', 'demo-demo')).status).toBe(200);
    await ask('viewer@example.com');
    await app.settle();
    const newest = mailedLinks().at(-1) ?? '';
    expect(mailedLinks()).toHaveLength(10);
    expect(mailedLinks().slice(0, 9)).not.toContain(newest);
    expect((await see(newest)).body).toMatchObject({ isExpired: false });
  });

  test('lets a client ask twenty times an hour, whatever it asks for', async () => {
    const address = nextAddress();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => ask(`${at}@example.com`, { address }).then(({ status }) => status)),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(20);
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
  });

  test('outlives a mail service that is down, and a link that would come too late is not sent', async () => {
    app.post.isDown = true;
    expect((await ask(FOREMAN)).status).toBe(200);
    await app.settle();
    app.pass(61 * 60);
    app.post.isDown = false;
    await app.settle();
    expect(app.post.mails).toEqual([]);
  });
});

describe('a mailed link', () => {
  test('sets the password once, ends the sessions, logs nobody in and tells the owner', async () => {
    const token = await app.login(FOREMAN);
    const id = await linkFor(FOREMAN);
    expect((await see(id)).body).toEqual({
      _id: id,
      id,
      email: FOREMAN,
      language: 'fi',
      isExpired: false,
      notFound: false,
    });
    const done = await set(id, FOREMAN, NEW);
    expect(done).toMatchObject({ status: 200, body: { _id: id, isExpired: true, notFound: false } });
    expect(JSON.stringify(done.body)).not.toContain('token');
    expect((await app.call(inductionFormApi.find, {}, { token })).status).toBe(401);
    expect(await canLogIn(FOREMAN, NEW)).toBe(true);
    expect(await canLogIn(FOREMAN, 'demo-demo')).toBe(false);
    await app.settle();
    expect(app.post.mails.at(-1)).toMatchObject({ to: FOREMAN, subject: 'Salasanasi on vaihdettu: Työmaaportti' });
    expect(await set(id, FOREMAN, 'toinen-salasana')).toMatchObject({ status: 410, body: { code: 'expired' } });
    expect((await see(id)).body).toMatchObject({ isExpired: true, email: '' });
    expect(await canLogIn(FOREMAN, NEW)).toBe(true);
  });

  test('works once of five times at once', async () => {
    const id = await linkFor('editor@example.com');
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) => set(id, 'editor@example.com', `uusi-salasana-${at}`)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 410]));
    const at = statuses.indexOf(200);
    expect(await canLogIn('editor@example.com', `uusi-salasana-${at}`)).toBe(true);
  });

  test('is dead after 60 minutes, and the page is told so', async () => {
    const id = await linkFor('viewer@example.com');
    app.pass(59 * 60);
    expect((await see(id)).body).toMatchObject({ isExpired: false });
    app.pass(61);
    expect((await see(id)).body).toMatchObject({ isExpired: true, notFound: false, email: '' });
    expect(await set(id, 'viewer@example.com', NEW)).toMatchObject({ status: 410, body: { code: 'expired' } });
    expect(await canLogIn('viewer@example.com', 'demo-demo')).toBe(true);
  });

  test('is dead after another link has changed the password', async () => {
    const first = await linkFor('worker@example.com');
    const second = await linkFor('worker@example.com');
    expect(second).not.toBe(first);
    expect((await set(second, 'worker@example.com', NEW)).status).toBe(200);
    expect((await set(first, 'worker@example.com', 'toinen-salasana')).status).toBe(410);
    expect(await canLogIn('worker@example.com', NEW)).toBe(true);
  });

  test('sets the password of nobody else', async () => {
    const id = await linkFor('viewer@example.com');
    const got = await set(id, 'admin@example.com', NEW);
    expect(got).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await canLogIn('admin@example.com', 'demo-demo')).toBe(true);
    expect((await see(id)).body).toMatchObject({ isExpired: false });
  });

  test('that was never made is not found', async () => {
    for (const id of [UNKNOWN_ID, UNKNOWN_ID.slice(0, 9), `${UNKNOWN_ID}=`]) {
      expect(await see(id)).toMatchObject({ status: 200, body: { notFound: true, isExpired: false, email: '' } });
    }
    expect(await set(UNKNOWN_ID, 'admin@example.com', NEW)).toMatchObject({ status: 404 });
  });

  test.each([
    ['12345', 422, 'error_password_too_short'],
    ['äiti1', 422, 'error_password_too_short'],
    ['123456', 422, 'password_too_common'],
    ['Password', 422, 'password_too_common'],
    ['SALASANA', 422, 'password_too_common'],
    ['x'.repeat(256), 422, 'validation_failed'],
  ])('refuses the password %s and stays good', async (password, status, code) => {
    const id = await linkFor('manager@example.com');
    const got = await set(id, 'manager@example.com', password);
    expect(got).toMatchObject({ status, body: { code, issues: [{ path: 'password' }] } });
    expect((await see(id)).body).toMatchObject({ isExpired: false });
    expect(await canLogIn('manager@example.com', 'demo-demo')).toBe(true);
  });

  test('is nowhere in the table but in the mail that waits, encrypted', async () => {
    app.post.isDown = true;
    await ask(FOREMAN);
    await app.settle();
    const { Items = [] } = await app.client.send(new ScanCommand({ TableName: app.world.table.name }));
    app.post.isDown = false;
    app.pass(61);
    await app.settle();
    const [id] = mailedLinks();
    expect(id).toMatch(/^[\w-]{22}$/);
    expect(JSON.stringify(Items)).not.toContain(id);
  });
});
