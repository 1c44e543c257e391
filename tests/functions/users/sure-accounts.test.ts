import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, People } from '../../fixtures/people.ts';
import { uuid, type Got } from '../../fixtures/test-app.ts';

const NEW = 'toinen-hyvä-lause';
const MINUTES = 60;

let people: People;
beforeAll(async () => {
  people = await People.start();
  people.app.stopClock();
});
afterAll(() => people.app.stop());
beforeEach(() => people.app.pass(3 * 3600));

type Owner = { user: Got['body']; token: string; email: string };

/** A user whose address is proved, and their login of now. */
async function owner(draft: Record<string, unknown> = {}): Promise<Owner> {
  people.tokens.admin = await people.app.login('admin@example.com');
  const { email, _id } = await people.made({ password: PASSWORD, ...draft });
  await people.app.put(`/email-verifications/${await people.linkTo(email)}`);
  const token = await people.app.login(email, PASSWORD);
  return { user: (await people.get(_id, token)).body, token, email };
}

let addresses = 0;
const freshAddress = () => `203.0.113.${(addresses += 1)}`;
const confirm = (token: string, password: string, address = freshAddress()) =>
  people.app.send('/login/confirm', { token, address, body: { password } });
const mailsTo = (address: string) => people.app.post.mails.filter(({ to }) => to === address);
const CONFIRM = { status: 403, body: { code: 'confirm_required' } };

describe('a login that is older than five minutes', () => {
  test.each([
    ['password', () => ({ password: NEW })],
    ['e-mail', () => ({ email: people.freshEmail() })],
    ['sign PIN', () => ({ signPin: '482915' })],
  ])('changes the own %s only with the password', async (_, change) => {
    const { user, token } = await owner();
    people.app.pass(4 * MINUTES);
    expect((await people.put(user, { name: 'Nuori' }, token)).status).toBe(200);
    const { body: now } = await people.get(user._id, token);
    people.app.pass(2 * MINUTES);
    expect(await people.put(now, change(), token)).toMatchObject(CONFIRM);
    expect((await people.get(user._id, token)).body).toEqual(now);
    const wrong = await people.put(now, { ...change(), currentPassword: 'arvattu-sana' }, token);
    expect(wrong).toMatchObject({
      status: 422,
      body: { code: 'wrong_password', issues: [{ path: 'currentPassword', code: 'wrong_password' }] },
    });
    expect((await people.get(user._id, token)).body).toEqual(now);
    expect((await people.put(now, { ...change(), currentPassword: PASSWORD }, token)).status).toBe(200);
  });

  test('changes all else without', async () => {
    const { user, token } = await owner();
    people.app.pass(11 * 3600);
    expect((await people.put(user, { name: 'Uusi Nimi', language: 'en' }, token)).status).toBe(200);
  });

  test('gets a token that is fresh for five minutes by the password', async () => {
    const { user, token } = await owner();
    people.app.pass(6 * MINUTES);
    const { status, body } = await confirm(token, PASSWORD);
    expect(status).toBe(200);
    people.app.pass(4 * MINUTES);
    const saved = await people.put(user, { signPin: '482915' }, body.token);
    expect(saved.status).toBe(200);
    people.app.pass(2 * MINUTES);
    expect(await people.put(saved.body, { signPin: '482916' }, body.token)).toMatchObject(CONFIRM);
    expect((await people.get(user._id, token)).status).toBe(200);
  });

  test('does not tell whether a password or a PIN is the present one', async () => {
    const { user, token } = await owner();
    const { body } = await people.put(user, { signPin: '482915' }, token);
    people.app.pass(6 * MINUTES);
    for (const guess of [{ password: PASSWORD }, { signPin: '482915' }])
      expect(await people.put(body, guess, token)).toMatchObject(CONFIRM);
  });

  test('guesses ten times in a quarter of an hour, by whatever call, and keeps nobody from logging in', async () => {
    const { user, token, email } = await owner();
    people.app.pass(6 * MINUTES);
    const address = freshAddress();
    const guess = (at: number) =>
      at % 2 === 0
        ? confirm(token, 'arvattu', address)
        : people.app.put(`/users/${user._id}`, {
            token,
            address,
            body: { version: user.version, password: NEW, currentPassword: 'arvattu' },
          });
    const answers = await Promise.all(Array.from({ length: 14 }, (_, at) => guess(at)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array<number>(10).fill(422), ...Array<number>(4).fill(429)]);
    expect(await confirm(token, PASSWORD, address)).toMatchObject({ status: 429 });
    const again = await people.app.send('/login', { address, body: { email, password: PASSWORD } });
    expect(again.status).toBe(200);
    expect((await people.put(user, { password: NEW }, again.body.token)).status).toBe(200);
  });

  test('of an admin gives and takes roles, changes an address and clears a PIN only with the admin’s password', async () => {
    const { user, token } = await owner();
    const { body: withPin } = await people.put(user, { signPin: '482915' }, token);
    people.app.pass(6 * MINUTES);
    const admin = people.tokens.admin;
    const draft = { name: 'Uusi', email: people.freshEmail(), roles: ['admin'] };
    expect(await people.app.send('/users', { token: admin, body: draft, key: uuid() })).toMatchObject(CONFIRM);
    const usual = { name: 'Tavallinen', email: people.freshEmail(), roles: ['orientations'] };
    expect((await people.app.send('/users', { token: admin, body: usual, key: uuid() })).status).toBe(201);
    const login = { name: 'Pysyvä', email: people.freshEmail(), password: PASSWORD };
    expect(await people.app.send('/users', { token: admin, body: login, key: uuid() })).toMatchObject(CONFIRM);
    for (const change of [{ roles: ['admin'] }, { email: people.freshEmail() }, { signPin: null }]) {
      expect(await people.put(withPin, change)).toMatchObject(CONFIRM);
      const owners = await people.put(withPin, { ...change, currentPassword: PASSWORD });
      expect(owners).toMatchObject({ status: 422, body: { code: 'wrong_password' } });
    }
    const sent = { ...draft, currentPassword: 'demo-demo' };
    expect((await people.app.send('/users', { token: admin, body: sent, key: uuid() })).status).toBe(201);
    const raised = await people.put(withPin, { roles: ['admin'], currentPassword: 'demo-demo' });
    expect(raised.body.roles).toContain('admin');
    expect((await people.put(raised.body, { roles: raised.body.roles, name: 'Sama' })).status).toBe(200);
  });
});

describe('a change of e-mail', () => {
  /** The address changed and verified, by somebody who is logged in and knows the password. */
  async function changed({ user, token, email }: Owner) {
    const next = people.freshEmail();
    const asked = await people.put(user, { email: next }, token);
    expect(asked.status).toBe(200);
    await people.app.put(`/email-verifications/${await people.linkTo(next)}`);
    await people.app.settle();
    const [, undo = ''] = /\/undo-email\/([\w-]{22})/.exec(mailsTo(email).at(-1)?.text ?? '') ?? [];
    return { next, undo, token: asked.body.token as string };
  }
  const undone = (id: string) => people.app.put(`/email-undos/${id}`);
  const logIn = (email: string, password: string) =>
    people.app.send('/login', { address: freshAddress(), body: { email, password } });

  test('ends the other sessions and goes on with its own', async () => {
    const { user, token, email } = await owner();
    const other = await people.app.login(email, PASSWORD);
    const { body } = await people.put(user, { email: people.freshEmail() }, token);
    for (const ended of [token, other]) expect((await people.get(user._id, ended)).status).toBe(401);
    expect((await people.get(user._id, body.token)).status).toBe(200);
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
    expect((await people.app.put(`/password-requests/${back.body.passwordRequest}`, { body: set })).status).toBe(200);
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

  test.each(['link', 'profile'])('that waits ends with a new password by the %s', async (way) => {
    const { user, token, email } = await owner();
    const next = people.freshEmail();
    const { token: own, ...now } = (await people.put(user, { email: next }, token)).body;
    const link = await people.linkTo(next);
    await people.app.send('/password-requests', { address: freshAddress(), body: { email }, key: uuid() });
    await people.app.settle();
    const [, id] = /\/reset-password\/([\w-]{22})/.exec(mailsTo(email).at(-1)?.text ?? '') ?? [];
    const body = { email, password: NEW };
    const path = `/password-requests/${id}`;
    expect((await (way === 'link' ? people.app.put(path, { body }) : people.put(now, body, own))).status).toBe(200);
    expect(await people.app.put(`/email-verifications/${link}`)).toMatchObject({ status: 410 });
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

describe('a sign PIN', () => {
  test('that is guessed first is refused', async () => {
    const { user, token } = await owner();
    const guessed = '111111 123456 098765 246802 121212 123123 112233 123321 147258 010190'.split(' ');
    for (const signPin of guessed) {
      expect(await people.put(user, { signPin }, token), signPin).toMatchObject({
        status: 422,
        body: { code: 'pin_too_common', issues: [{ path: 'signPin', code: 'pin_too_common' }] },
      });
    }
  });

  test('is told of by mail when it changes, and no PIN is in the mail', async () => {
    const { user, token, email } = await owner();
    await people.put(user, { signPin: '482915' }, token);
    await people.app.settle();
    expect(mailsTo(email).at(-1)?.subject).toContain('PIN-koodisi on vaihtunut');
    expect(mailsTo(email).at(-1)?.text).not.toContain('482915');
  });
});
