import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, People } from '../../fixtures/people/people.ts';
import { uuid } from '../../fixtures/test-app.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';

const NEW = 'toinen-hyvä-lause';
const MINUTES = 60;

let people: People;
beforeAll(async () => {
  people = await People.start();
  people.app.stopClock();
});
afterAll(() => people.app.stop());
beforeEach(() => people.app.pass(3 * 3600));

const owner = (draft: Record<string, unknown> = {}) => people.owner(draft);

let addresses = 0;
const freshAddress = () => `203.0.113.${(addresses += 1)}`;
const confirm = (token: string, password: string, address = freshAddress()) =>
  people.app.call(sessionApi.confirm, { body: { password } }, { token, address });
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
        : people.app.call(
            userApi.update,
            { params: { id: user._id }, body: { version: user.version, password: NEW, currentPassword: 'arvattu' } },
            { token, address },
          );
    const answers = await Promise.all(Array.from({ length: 14 }, (_, at) => guess(at)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array<number>(10).fill(422), ...Array<number>(4).fill(429)]);
    expect(await confirm(token, PASSWORD, address)).toMatchObject({ status: 429 });
    const again = await people.app.call(sessionApi.login, { body: { email, password: PASSWORD } }, { address });
    expect(again.status).toBe(200);
    expect((await people.put(user, { password: NEW }, again.body.token)).status).toBe(200);
  });

  test('of an admin gives and takes roles, changes an address and clears a PIN only with the admin’s password', async () => {
    const { user, token } = await owner();
    const { body: withPin } = await people.put(user, { signPin: '482915' }, token);
    people.app.pass(6 * MINUTES);
    const admin = people.tokens.admin;
    const draft = { name: 'Uusi', email: people.freshEmail(), roles: ['admin'] as const };
    expect(await people.app.call(userApi.create, { body: draft }, { token: admin, key: uuid() })).toMatchObject(
      CONFIRM,
    );
    const usual = { name: 'Tavallinen', email: people.freshEmail(), roles: ['orientations'] as const };
    expect((await people.app.call(userApi.create, { body: usual }, { token: admin, key: uuid() })).status).toBe(201);
    const login = { name: 'Pysyvä', email: people.freshEmail(), password: PASSWORD };
    expect(await people.app.call(userApi.create, { body: login }, { token: admin, key: uuid() })).toMatchObject(
      CONFIRM,
    );
    for (const change of [{ roles: ['admin'] }, { email: people.freshEmail() }, { signPin: null }]) {
      expect(await people.put(withPin, change)).toMatchObject(CONFIRM);
      const owners = await people.put(withPin, { ...change, currentPassword: PASSWORD });
      expect(owners).toMatchObject({ status: 422, body: { code: 'wrong_password' } });
    }
    const sent = { ...draft, currentPassword: 'demo-demo' };
    expect((await people.app.call(userApi.create, { body: sent }, { token: admin, key: uuid() })).status).toBe(201);
    const raised = await people.put(withPin, { roles: ['admin'], currentPassword: 'demo-demo' });
    expect(raised.body.roles).toContain('admin');
    expect((await people.put(raised.body, { roles: raised.body.roles, name: 'Sama' })).status).toBe(200);
  });

  test('of an admin removes a user, and with them their roles, only once the password has confirmed it', async () => {
    const { user } = await owner();
    people.app.pass(6 * MINUTES);
    expect(await people.remove(user._id)).toMatchObject(CONFIRM);
    expect((await people.get(user._id)).status).toBe(200);
    const { body } = await confirm(people.tokens.admin, 'demo-demo');
    expect((await people.remove(user._id, body.token)).status).toBe(200);
    expect((await people.get(user._id)).status).toBe(404);
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
