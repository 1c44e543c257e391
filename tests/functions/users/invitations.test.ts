import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { passwordRequestApi } from '../../../shared/password-requests/password-request-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { PASSWORD, People } from '../../fixtures/people/people.ts';
import { uuid } from '../../fixtures/test-app.ts';

const DAY = 24 * 3600;

let people: People;
beforeAll(async () => {
  people = await People.start();
});
afterAll(() => people.app.stop());
// The tests let more time pass than a login is good for.
beforeEach(async () => {
  people.app.pass(1);
  people.tokens.admin = await people.app.login('admin@example.com');
});

const seen = async (id: string) => (await people.app.call(passwordRequestApi.get, { params: { id } })).body;
const accept = (id: string, email: string, password = PASSWORD) =>
  people.app.call(passwordRequestApi.reset, { params: { id }, body: { email, password } });
const again = (id: string, token = people.tokens.admin) =>
  people.app.call(userApi.sendInvitation, { params: { id } }, { token, key: uuid() });

describe('an invitation', () => {
  test('sets the first password and proves the address, once, and tells of no changed password', async () => {
    const user = await people.made();
    expect(user).toMatchObject({ isInvited: true, verifiedEmail: false });
    const id = await people.invitationTo(user.email);
    const mails = people.app.post.mails.filter(({ to }) => to === user.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Kutsu palveluun: Työmaaportti']);
    expect(mails[0]?.text).toContain('Rakennus Oy Esimerkki on tehnyt');
    expect(await seen(id)).toMatchObject({ email: user.email, isExpired: false, isUsed: false });
    expect((await accept(id, user.email, 'lyhyt')).status).toBe(422);
    expect((await accept(id, user.email)).status).toBe(200);
    expect((await people.get(user._id)).body).toMatchObject({ isInvited: false, verifiedEmail: true });
    expect(await people.app.login(user.email, PASSWORD)).toBeTypeOf('string');
    expect(await seen(id)).toMatchObject({ email: '', isExpired: true, isUsed: true });
    expect((await accept(id, user.email)).status).toBe(410);
    await people.app.settle();
    expect(people.app.post.mails.filter(({ to }) => to === user.email)).toHaveLength(1);
  });

  test('is good for seven days, whatever the admin changes of the user meanwhile', async () => {
    const user = await people.made({ roles: ['cardR', 'permitR'] });
    const id = await people.invitationTo(user.email);
    expect((await people.put(user, { roles: ['permitR'] })).status).toBe(200);
    people.app.pass(7 * DAY - 3600);
    expect((await accept(id, user.email)).status).toBe(200);
  });

  test('is refused after seven days, and another one is sent by the admin', async () => {
    const user = await people.made();
    const id = await people.invitationTo(user.email);
    people.app.pass(7 * DAY + 1);
    expect(await seen(id)).toMatchObject({ isExpired: true, isUsed: false });
    expect((await accept(id, user.email)).status).toBe(410);
    people.tokens.admin = await people.app.login('admin@example.com');
    expect((await again(user._id)).status).toBe(200);
    const second = await people.invitationTo(user.email);
    expect(second).not.toBe(id);
    expect((await accept(second, user.email)).status).toBe(200);
    expect(await again(user._id)).toMatchObject({ status: 409, body: { code: 'invalid_state' } });
  });

  test('is worth nothing once the user has a password by another way', async () => {
    const user = await people.made();
    const first = await people.invitationTo(user.email);
    await again(user._id);
    const second = await people.invitationTo(user.email);
    expect((await accept(second, user.email)).status).toBe(200);
    expect((await accept(first, user.email, 'toinen-sana-5')).status).toBe(410);
    expect(await people.app.login(user.email, PASSWORD)).toBeTypeOf('string');
  });

  test('is another company’s admin’s neither to send nor to learn of', async () => {
    const user = await people.made();
    const other = await people.app.login('admin@toinen.example.com');
    expect((await again(user._id, other)).status).toBe(404);
    const worker = await people.app.login('worker@example.com');
    expect((await again(user._id, worker)).status).toBe(403);
  });
});
