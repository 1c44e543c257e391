import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, People } from '../../fixtures/people/people.ts';
import { uuid } from '../../fixtures/test-app.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';

let people: People;
beforeAll(async () => {
  people = await People.start();
});
afterAll(() => people.app.stop());
beforeEach(() => people.app.pass(1));

describe('an own profile', () => {
  test('has a name, a language, a password and a PIN that its user sets; the PIN is never read back', async () => {
    const user = await people.made({ password: PASSWORD });
    const token = await people.app.login(user.email, PASSWORD);
    const got = await people.put(user, { name: 'Oma Nimi', language: 'en', signPin: '482915' }, token);
    expect(got).toMatchObject({
      status: 200,
      body: { name: 'Oma Nimi', language: 'en', hasSignPin: true, isNew: false },
    });
    const seen = [
      got,
      await people.get(user._id),
      await people.get(user._id, token),
      await people.app.call(userApi.list, {}, { token: people.tokens.admin }),
    ];
    for (const { body } of seen) {
      expect(JSON.stringify(body)).not.toMatch(/482915|Hash|scrypt|epoch/);
    }
    const stale = await people.put(user, { name: 'Myöhässä' }, token);
    expect(stale).toMatchObject({ status: 409, body: { code: 'version_conflict', current: got.body } });
    expect(await people.put(got.body, { signPin: '111111' })).toMatchObject({ status: 403 });
    expect((await people.put(got.body, { signPin: null })).body).toMatchObject({ hasSignPin: false });
  });

  test('takes a new password, ends every other session, goes on with its own, and is told by mail', async () => {
    const user = await people.made({ password: PASSWORD });
    const [own, other] = [await people.app.login(user.email, PASSWORD), await people.app.login(user.email, PASSWORD)];
    const got = await people.put(user, { password: 'aivan uusi sana' }, own);
    expect(got.status).toBe(200);
    for (const ended of [own, other]) expect((await people.get(user._id, ended)).status).toBe(401);
    expect((await people.get(user._id, got.body.token)).status).toBe(200);
    expect(await people.app.login(user.email, 'aivan uusi sana')).toBeTypeOf('string');
    await people.app.settle();
    const mail = people.app.post.mails.findLast(({ to }) => to === user.email);
    expect(mail?.subject).toContain('Salasanasi');
    expect(mail?.text).not.toContain('aivan uusi sana');
  });

  test('a password that is sent by an admin for somebody else is refused', async () => {
    const user = await people.made();
    expect((await people.put(user, { password: 'taken-over-77' })).status).toBe(403);
  });

  test('keeps its department, role in permits and company, whoever is no admin', async () => {
    const user = await people.made({ roles: [], password: PASSWORD });
    const token = await people.app.login(user.email, PASSWORD);
    const own = { permitRole: 'Grantor', company: 'A'.repeat(22), department: 'A'.repeat(22), verifiedEmail: true };
    expect(await people.put(user, own, token)).toMatchObject({
      status: 200,
      body: { permitRole: null, company: user.company, department: null, verifiedEmail: false },
    });
  });

  test('of two that save at once one is told of the other', async () => {
    const user = await people.made();
    const both = await Promise.all(['Yksi', 'Kaksi'].map((name) => people.put(user, { name })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const accepted = both.find(({ status }) => status === 200)?.body;
    expect(both.find(({ status }) => status === 409)?.body.current).toEqual(accepted);
    expect(await people.put(user, { name: accepted?.name })).toMatchObject({ status: 200, body: { version: 2 } });
  });
});

describe('a change of e-mail', () => {
  test('takes effect when the new address is verified, and not before', async () => {
    const user = await people.made({ password: PASSWORD });
    const email = people.freshEmail();
    const waiting = await people.put(user, { email });
    expect(waiting.body).toMatchObject({ email: user.email, pendingEmail: email });
    expect(await people.app.login(user.email, PASSWORD)).toBeTypeOf('string');
    expect((await people.app.call(sessionApi.login, { body: { email, password: PASSWORD } })).status).toBe(401);
    expect((await people.app.call(userApi.verifyEmail, { params: { id: await people.linkTo(email) } })).status).toBe(
      200,
    );
    expect((await people.get(user._id)).body).toMatchObject({ email, pendingEmail: null, verifiedEmail: true });
    expect(await people.app.login(email, PASSWORD)).toBeTypeOf('string');
    expect((await people.app.call(sessionApi.login, { body: { email: user.email, password: PASSWORD } })).status).toBe(
      401,
    );
    const second = await people.made({ email: user.email });
    expect(second.email).toBe(user.email);
  });

  test('to the address of another is refused, also when it was taken while the link was on its way', async () => {
    const [user, other] = [await people.made(), await people.made()];
    expect(await people.put(user, { email: other.email })).toMatchObject({
      status: 409,
      body: { code: 'emailAlreadyTaken' },
    });
    const email = people.freshEmail();
    await people.put(user, { email });
    const id = await people.linkTo(email);
    await people.made({ email });
    expect(await people.app.call(userApi.verifyEmail, { params: { id } })).toMatchObject({
      status: 409,
      body: { code: 'emailAlreadyTaken' },
    });
    expect((await people.get(user._id)).body.email).toBe(user.email);
  });

  test('to a third address ends the link to the second; a link lasts a week; an unknown one is 404', async () => {
    const user = await people.made();
    const [second, third] = [people.freshEmail(), people.freshEmail()];
    const waiting = await people.put(user, { email: second });
    const id = await people.linkTo(second);
    await people.put(waiting.body, { email: third });
    expect(await people.app.call(userApi.verifyEmail, { params: { id } })).toMatchObject({
      status: 410,
      body: { code: 'expired' },
    });
    expect((await people.app.call(userApi.verifyEmail, { params: { id: 'A'.repeat(22) } })).status).toBe(404);
    const last = await people.linkTo(third);
    const { world } = people.app;
    const { now } = world;
    world.now = () => new Date(now().getTime() + 7 * 24 * 3600 * 1000);
    expect((await people.app.call(userApi.verifyEmail, { params: { id: last } })).status).toBe(410);
    world.now = now;
  });

  test('is mailed again to whoever asks, five times a day', async () => {
    const user = await people.made({ password: PASSWORD });
    const token = await people.app.login(user.email, PASSWORD);
    const again = (key = uuid()) =>
      people.app.call(userApi.sendVerification, { params: { id: user._id } }, { token, key });
    const first = await people.linkTo(user.email);
    expect((await again()).status).toBe(200);
    const second = await people.linkTo(user.email);
    expect(second).not.toBe(first);
    await people.app.call(userApi.verifyEmail, { params: { id: second } });
    expect(await again()).toMatchObject({ status: 409, body: { code: 'invalid_state' } });
    const flooded = await people.made();
    const asked = [1, 2, 3, 4, 5, 6].map(() =>
      people.app.call(
        userApi.sendVerification,
        { params: { id: flooded._id } },
        { token: people.tokens.admin, key: uuid(), address: '203.0.113.7' },
      ),
    );
    expect((await Promise.all(asked)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 200, 429,
    ]);
  });
});
