import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Given } from '../../../infra/demo/declared-call.ts';
import { editCodeApi } from '../../../shared/edit-codes/edit-code-api.ts';
import { messageApi } from '../../../shared/messages/message-api.ts';
import { passwordRequestApi } from '../../../shared/password-requests/password-request-api.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import { PERSON, saveDetails, start, startSeededApp, takeWhole, type Started } from '../../fixtures/walk.ts';

let app: TestApp;
let manager: string;
let whole: Started;
beforeAll(async () => {
  app = await startSeededApp();
  manager = await app.login('manager@example.com');
  whole = await takeWhole(app);
  await app.settle();
});
afterAll(() => app.stop());

const list = (about: string, token: string | undefined, query: Given<typeof messageApi.list>['query'] = {}) =>
  app.call(messageApi.list, { query: { about, ...query } }, { token });

test('staff see what was sent about an induction, when, how and to whom, masked, and never what it said', async () => {
  const { status, body } = await list(`userForm#${whole.id}`, manager);
  expect(status).toBe(200);
  const toWorker = body.items.filter(({ kind }) => kind !== 'newInduction');
  expect(toWorker.map(({ kind }) => kind)).toEqual(['completionReceipt', 'inductionLink']);
  expect(toWorker[0]).toEqual({
    _id: expect.stringMatching(/^[\w-]{22}$/),
    kind: 'completionReceipt',
    channel: 'email',
    to: 'm•••@e•••.org',
    language: 'fi',
    state: 'sent',
    created: expect.any(String),
    finished: expect.any(String),
    next: null,
    reason: null,
    canSendAgain: false,
    again: null,
  });
  const whatever = JSON.stringify(body);
  for (const secret of [PERSON.email, PERSON.lastName, 'https://', 'box', 'GSI3'])
    expect(whatever).not.toContain(secret);
});

test('what waits while the mail service is down is seen as waiting', async () => {
  app.post.isDown = true;
  const started = await start(app);
  await saveDetails(app, started, { ...PERSON, email: 'toinen@example.org' });
  await app.settle();
  const { body } = await list(`userForm#${started.id}`, manager);
  app.post.isDown = false;
  expect(body.items).toMatchObject([
    { kind: 'inductionLink', state: 'waiting', finished: null, reason: 'not_taken', next: expect.any(String) },
  ]);
});

test('the pages of a list together hold every message once', async () => {
  const about = `userForm#${whole.id}`;
  const all = (await list(about, manager)).body.items;
  const paged: { _id: string }[] = [];
  let cursor: string | null = null;
  do {
    const { body }: Got = await list(about, manager, { limit: '1', cursor: cursor ?? undefined });
    paged.push(...body.items);
    cursor = body.nextCursor;
  } while (cursor !== null);
  expect(paged.map(({ _id }) => _id)).toEqual(all.map(({ _id }) => _id));
});

test.each([
  ['nobody', undefined, 401],
  ['a user without the role', 'viewer@example.com', 403],
  ['an editor of forms', 'editor@example.com', 403],
  ['an approver', 'foreman@example.com', 200],
  ['an admin', 'admin@example.com', 200],
  ['root', 'root@example.com', 200],
  ['an admin of another company', 'admin@toinen.example.com', 404],
])('messages about an induction are answered to %s: %s %i', async (_, email, status) => {
  const token = email === undefined ? undefined : await app.login(email);
  expect((await list(`userForm#${whole.id}`, token)).status).toBe(status);
});

test('the worker of an induction does not see them', async () => {
  expect((await list(`userForm#${whole.id}`, whole.token)).status).toBe(403);
});

test('a user sees what was sent about their own password, and of nobody else’s', async () => {
  const login = await app.call(sessionApi.login, { body: { email: 'viewer@example.com', password: 'demo-demo' } });
  const { user, token } = login.body;
  await app.call(passwordRequestApi.create, { body: { email: 'viewer@example.com' } });
  await app.settle();
  expect((await list(`user#${user._id}`, token)).body.items).toMatchObject([{ kind: 'passwordReset', state: 'sent' }]);
  const other = await app.call(sessionApi.login, { body: { email: 'foreman@example.com', password: 'demo-demo' } });
  expect((await list(`user#${user._id}`, other.body.token)).status).toBe(403);
});

test.each(['userForm', 'userForm#short', `permitForm#${'A'.repeat(22)}`, `userForm#${'A'.repeat(22)}#x`])(
  'about %s is no question',
  async (about) => {
    expect((await list(about, manager)).status).toBe(400);
  },
);

test('messages about what does not exist are not found', async () => {
  expect((await list(`userForm#${'A'.repeat(22)}`, manager)).status).toBe(404);
});

test('of a code that was asked for anew while the mail service was down only the newer one is sent', async () => {
  const started = await start(app);
  await saveDetails(app, started, { ...PERSON, email: 'kolmas@example.org' });
  await app.settle();
  app.post.isDown = true;
  const ask = (reset: boolean) =>
    app.call(editCodeApi.sendForUserForm, { params: { id: started.id }, body: { reset } });
  await ask(false);
  await app.settle();
  await ask(true);
  app.post.isDown = false;
  app.post.mails.length = 0;
  app.pass(61);
  await app.settle();
  const codes = app.post.mails.flatMap(({ to, text }) => (to === 'kolmas@example.org' ? /\b\d{6}\b/.exec(text) : []));
  expect(codes).toHaveLength(1);
  const opened = await app.call(editCodeApi.verifyForUserForm, {
    params: { id: started.id },
    body: { code: String(codes[0]) },
  });
  expect(opened.status).toBe(200);
  const states = (await list(`userForm#${started.id}`, manager)).body.items.map(({ state }) => state);
  expect(states).toEqual(['sent', 'dropped', 'sent']);
});
