import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, People, type Owner } from '../../fixtures/people/people.ts';
import { uuid, type Got } from '../../fixtures/test-app.ts';
import { calendarApi } from '../../../shared/calendars/calendar-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import { passwordRequestApi } from '../../../shared/password-requests/password-request-api.ts';

const NEW = 'toinen-hyvä-lause';

let people: People;
beforeAll(async () => {
  people = await People.start();
  people.app.stopClock();
});
afterAll(() => people.app.stop());
beforeEach(() => people.app.pass(3 * 3600));

const owner = () => people.owner();
let addresses = 0;
const freshAddress = () => `203.0.113.${(addresses += 1)}`;
const mailsTo = (address: string) => people.app.post.mails.filter(({ to }) => to === address);

describe('a change of e-mail', () => {
  /** The address changed and verified, by somebody who is logged in and knows the password. */
  async function changed({ user, token, email }: Owner) {
    const next = people.freshEmail();
    const asked = await people.put(user, { email: next }, token);
    expect(asked.status).toBe(200);
    await people.app.call(userApi.verifyEmail, { params: { id: await people.linkTo(next) } });
    await people.app.settle();
    const [, undo = ''] = /\/undo-email\/([\w-]{22})/.exec(mailsTo(email).at(-1)?.text ?? '') ?? [];
    return { next, undo, token: asked.body.token as string };
  }
  const undone = (id: string) => people.app.call(userApi.undoEmail, { params: { id } });
  const logIn = (email: string, password: string) =>
    people.app.call(sessionApi.login, { body: { email, password } }, { address: freshAddress() });

  test('ends the other sessions and goes on with its own', async () => {
    const { user, token, email } = await owner();
    const other = await people.app.login(email, PASSWORD);
    const { body } = await people.put(user, { email: people.freshEmail() }, token);
    for (const ended of [token, other]) expect((await people.get(user._id, ended)).status).toBe(401);
    expect((await people.get(user._id, body.token)).status).toBe(200);
  });

  test('ends the calendar’s link, as its undoing and a new password by a link do', async () => {
    const open = async (token: string) =>
      (await people.app.ask(calendarApi.open, {}, { token })).url.split('/').at(-1) ?? '';
    const statusOf = async (id: string) => (await people.app.call(calendarApi.get, { params: { id } })).status;
    const before = await owner();
    const first = await open(before.token);
    expect(await statusOf(first)).toBe(200);
    const { undo, token } = await changed(before);
    expect(await statusOf(first)).toBe(404);
    expect(await people.app.ask(calendarApi.own, {}, { token })).toEqual({ opened: null });
    const second = await open(token);
    expect(await statusOf(second)).toBe(200);
    await undone(undo);
    expect(await statusOf(second)).toBe(404);

    const other = await owner();
    const third = await open(other.token);
    await people.app.call(passwordRequestApi.create, { body: { email: other.email } }, { key: uuid() });
    await people.app.settle();
    const [, id = ''] = /\/reset-password\/([\w-]{22})/.exec(mailsTo(other.email).at(-1)?.text ?? '') ?? [];
    expect(await statusOf(third)).toBe(200);
    await people.app.call(passwordRequestApi.reset, { params: { id }, body: { email: other.email, password: NEW } });
    expect(await statusOf(third)).toBe(404);
  });

  test('is told to the old address, which undoes it: the address is back, sessions and password are no more', async () => {
    const before = await owner();
    const { next, undo, token } = await changed(before);
    expect(mailsTo(before.email).at(-1)).toMatchObject({ subject: 'Sähköpostiosoitteesi on vaihdettu: Työmaaportti' });
    expect(mailsTo(before.email).at(-1)?.text).not.toContain(next);
    const back = await undone(undo);
    expect(back).toMatchObject({ status: 200, body: { email: before.email } });
    expect((await people.get(before.user._id, token)).status).toBe(401);
    for (const email of [before.email, next]) expect((await logIn(email, PASSWORD)).status).toBe(401);
    const set = { email: before.email, password: NEW };
    expect(
      (await people.app.call(passwordRequestApi.reset, { params: { id: back.body.passwordRequest }, body: set }))
        .status,
    ).toBe(200);
    expect((await logIn(before.email, NEW)).status).toBe(200);
    expect((await people.get(before.user._id)).body).toMatchObject({ pendingEmail: null, verifiedEmail: true });
    expect(await undone(undo)).toMatchObject({ status: 410, body: { code: 'expired' } });
  });

  test('is undone for seven days, also after a further change, whose own link is dead from then on', async () => {
    const before = await owner();
    const first = await changed(before);
    people.app.pass(6 * 24 * 3600);
    const token = await people.app.login(first.next, PASSWORD);
    const { body: user } = await people.get(before.user._id, token);
    const second = await changed({ user, token, email: first.next });
    expect((await undone(first.undo)).status).toBe(200);
    expect(await undone(second.undo)).toMatchObject({ status: 410 });
    people.tokens.admin = await people.app.login('admin@example.com');
    expect((await people.get(before.user._id)).body.email).toBe(before.email);
    const late = await changed(await owner());
    people.app.pass(7 * 24 * 3600 + 1);
    expect(await undone(late.undo)).toMatchObject({ status: 410 });
    expect((await undone('A'.repeat(22))).status).toBe(404);
  });

  test.each([[[1, 0]], [[0]]])('is undone to where it began, of two changes those undone being %j', async (order) => {
    const before = await owner();
    const first = await changed(before);
    people.app.pass(60);
    const { body: user } = await people.get(before.user._id, first.token);
    const second = await changed({ user, token: first.token, email: first.next });
    people.app.pass(60);
    const undos = [first.undo, second.undo];
    for (const at of order) expect((await undone(undos[at] ?? '')).status).toBe(200);
    for (const undo of undos) expect(await undone(undo)).toMatchObject({ status: 410 });
    people.tokens.admin = await people.app.login('admin@example.com');
    expect((await people.get(before.user._id)).body.email).toBe(before.email);
  });

  const RESERVED = { status: 409, body: { code: 'emailReserved', issues: [{ path: 'email', code: 'reserved' }] } };
  const create = (email: string) =>
    people.app.call(userApi.create, { body: { name: 'Toinen', email } }, { token: people.tokens.admin, key: uuid() });

  test('keeps the old address for its user for seven days, so that the link goes on working', async () => {
    const before = await owner();
    const waiting = await owner();
    const asked = await people.put(waiting.user, { email: before.email.toUpperCase() }, waiting.token);
    expect(asked).toMatchObject({ status: 409, body: { code: 'emailAlreadyTaken' } });
    const { undo } = await changed(before);
    people.tokens.admin = await people.app.login('admin@example.com');
    for (const email of [before.email, before.email.toUpperCase()]) {
      expect(await create(email)).toMatchObject(RESERVED);
      expect(await people.put(waiting.user, { email }, waiting.token)).toMatchObject(RESERVED);
    }
    expect((await logIn(before.email, PASSWORD)).status).toBe(401);
    people.app.pass(7 * 24 * 3600 - 60);
    people.tokens.admin = await people.app.login('admin@example.com');
    expect(await create(before.email)).toMatchObject(RESERVED);
    expect((await undone(undo)).status).toBe(200);
    expect(await create(before.email)).toMatchObject({ status: 409, body: { code: 'emailAlreadyTaken' } });
  });

  test('frees the old address after seven days, the one that was undone at once, and all of a removed user', async () => {
    const [first, other] = [await owner(), await owner()];
    const { next, undo } = await changed(first);
    expect((await undone(undo)).status).toBe(200);
    expect((await create(next)).status).toBe(201);
    await changed(other);
    const removed = await owner();
    await changed(removed);
    people.tokens.admin = await people.app.login('admin@example.com');
    expect((await people.remove(removed.user._id)).status).toBe(200);
    expect((await create(removed.email)).status).toBe(201);
    people.app.pass(7 * 24 * 3600 + 60);
    people.tokens.admin = await people.app.login('admin@example.com');
    expect((await create(other.email)).status).toBe(201);
    expect((await people.get(other.user._id)).status).toBe(200);
    expect((await people.remove(other.user._id)).status).toBe(200);
    expect(await create(other.email)).toMatchObject({ status: 409, body: { code: 'emailAlreadyTaken' } });
  });

  test('can be taken back by its user within the seven days, by asking for it', async () => {
    const before = await owner();
    const first = await changed(before);
    const { body: user } = await people.get(before.user._id, first.token);
    const { token } = await changed({ user, token: first.token, email: first.next });
    const { body: now } = await people.get(before.user._id, token);
    expect((await people.put(now, { email: before.email }, token)).status).toBe(200);
    await people.app.ask(userApi.verifyEmail, { params: { id: await people.linkTo(before.email) } });
    expect((await logIn(before.email, PASSWORD)).status).toBe(200);
    people.tokens.admin = await people.app.login('admin@example.com');
    expect((await people.remove(before.user._id)).status).toBe(200);
    expect((await create(before.email)).status).toBe(201);
  });

  test.each(['link', 'profile'])('that waits ends with a new password by the %s', async (way) => {
    const { user, token, email } = await owner();
    const next = people.freshEmail();
    const { token: own, ...now } = (await people.put(user, { email: next }, token)).body;
    const link = await people.linkTo(next);
    await people.app.call(passwordRequestApi.create, { body: { email } }, { address: freshAddress(), key: uuid() });
    await people.app.settle();
    const [, id] = /\/reset-password\/([\w-]{22})/.exec(mailsTo(email).at(-1)?.text ?? '') ?? [];
    const body = { email, password: NEW };
    const reset = { params: { id: String(id) }, body };
    const saved: Got =
      way === 'link' ? await people.app.call(passwordRequestApi.reset, reset) : await people.put(now, body, own);
    expect(saved.status).toBe(200);
    expect(await people.app.call(userApi.verifyEmail, { params: { id: link } })).toMatchObject({ status: 410 });
    expect((await people.get(user._id)).body).toMatchObject({ email, pendingEmail: null });
  });

  test('from an address that was never proved is told without a link', async () => {
    people.tokens.admin = await people.app.login('admin@example.com');
    const { email, _id } = await people.made({ password: PASSWORD });
    const token = await people.app.login(email, PASSWORD);
    const { undo } = await changed({ user: (await people.get(_id, token)).body, token, email });
    expect(undo).toBe('');
    expect(mailsTo(email).at(-1)?.text).toContain('ylläpitäjälle');
  });

  test('is counted by its user, its address and its client, and refused with the time to wait', async () => {
    let { user, token } = await owner();
    const [statuses, waits]: [number[], boolean[]] = [[], []];
    for (let time = 0; time < 6; time += 1) {
      const got = await people.put(user, { email: people.freshEmail() }, token);
      statuses.push(got.status);
      waits.push(Number(got.headers.get('retry-after')) > 0);
      if (got.status === 200) ({ token = token, ...user } = got.body);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(waits).toEqual([false, false, false, false, false, true]);
    expect((await people.get(user._id, token)).body.pendingEmail).toBe(user.pendingEmail);
    const victim = people.freshEmail();
    const drafts = Array.from({ length: 12 }, (_, at) => ({
      email: victim.replace('@', `+${at}@`),
      password: PASSWORD,
    }));
    for (const draft of drafts) await people.made(draft, await people.app.login('admin@example.com'));
    await people.app.settle();
    const sent = () => people.app.post.mails.filter(({ to }) => to.startsWith(victim.split('@')[0] ?? '-')).length;
    expect(sent()).toBe(10);
    for (let hour = 0; hour < 3; hour += 1) {
      people.app.pass(3601);
      await people.app.settle();
    }
    expect(sent()).toBe(12);
  });
});
