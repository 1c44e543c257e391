import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findFactors } from '../../../functions/store/entities/users/second-factors.ts';
import { secondFactorApi } from '../../../shared/second-factors/second-factor-api.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import { type Holders, startHolders } from '../../fixtures/people/second-factors.ts';

let holders: Holders;
beforeAll(async () => {
  holders = await startHolders();
});
afterAll(() => holders.app.stop());
beforeEach(() => holders.app.pass(3 * 3600));

const state = (token: string) => holders.app.call(secondFactorApi.get, {}, { token });
const WRONG = { status: 422, body: { code: 'wrong_code' } };
const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('an authenticator app', () => {
  test('is taken into use by a code of it, brings ten recovery codes, and its user is told', async () => {
    const { token, email } = await holders.made();
    expect((await state(token)).body).toEqual({
      authenticator: null,
      passkeys: [],
      recoveryCodesLeft: 0,
      isRequired: false,
    });
    const begun = await holders.app.call(secondFactorApi.beginAuthenticator, {}, { token });
    expect(begun.body.uri).toContain(`secret=${begun.body.key}&`);
    const save = (code: string) =>
      holders.app.call(secondFactorApi.saveAuthenticator, { body: { ticket: begun.body.ticket, code } }, { token });
    const code = holders.codeOf(begun.body.key);
    expect(await save(otherCode(code))).toMatchObject(WRONG);
    expect((await state(token)).body.authenticator).toBeNull();
    const { status, body } = await save(code);
    expect(status).toBe(200);
    expect(body.recoveryCodes).toHaveLength(10);
    expect(new Set(body.recoveryCodes).size).toBe(10);
    for (const one of body.recoveryCodes ?? []) expect(one).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
    expect((await state(token)).body).toMatchObject({ authenticator: {}, recoveryCodesLeft: 10 });
    expect(await holders.mailsTo(email)).toContainEqual(expect.stringContaining('lisättiin vahvistustapa'));
  });

  test('lies in the table encrypted, and the recovery codes as hashes', async () => {
    const { _id, token } = await holders.made();
    const { saved, key } = await holders.withApp(token);
    const stored = JSON.stringify(await findFactors(holders.app.world.table, _id));
    for (const secret of [key, ...saved.body.recoveryCodes, saved.body.recoveryCodes[0].replace('-', '')])
      expect(stored).not.toContain(secret);
  });

  test('a ticket of another user, of another kind or an old one begins none', async () => {
    const [one, other] = [await holders.made(), await holders.enrolled()];
    const begun = await holders.app.call(secondFactorApi.beginAuthenticator, {}, { token: one.token });
    const step = await holders.step(other.email);
    const save = (ticket: string, token: string) => {
      const body = { ticket, code: holders.codeOf(begun.body.key) };
      return holders.app.call(secondFactorApi.saveAuthenticator, { body }, { token });
    };
    for (const [ticket, token] of [
      [begun.body.ticket, other.token],
      [step.ticket, one.token],
      ['A'.repeat(100), one.token],
    ])
      expect(await save(String(ticket), String(token))).toMatchObject({ status: 410 });
  });

  test('a login older than five minutes enrols and removes nothing until it is confirmed', async () => {
    const { token } = await holders.made();
    holders.app.pass(6 * 60);
    const asked = { status: 403, body: { code: 'confirm_required' } };
    expect(await holders.app.call(secondFactorApi.beginAuthenticator, {}, { token })).toMatchObject(asked);
    expect(await holders.app.call(secondFactorApi.beginPasskey, {}, { token })).toMatchObject(asked);
    expect(await holders.app.call(secondFactorApi.removeAuthenticator, {}, { token })).toMatchObject(asked);
    expect(await holders.app.call(secondFactorApi.drawRecoveryCodes, {}, { token })).toMatchObject(asked);
  });

  test('the first factor ends every other session, and no later one does', async () => {
    const { email, token } = await holders.made();
    const elsewhere = await holders.app.login(email, 'salasana-77x');
    await holders.withApp(token);
    expect((await state(elsewhere)).status).toBe(401);
    expect((await state(token)).status).toBe(200);
    holders.app.pass(60);
    expect((await holders.withApp(token)).saved.status).toBe(200);
    expect((await state(token)).status).toBe(200);
  });
});

describe('a login of who has an authenticator app', () => {
  test('takes the password and then a code, and is refused a step with a wrong one', async () => {
    const { email, code } = await holders.enrolled();
    const first = await holders.logIn(email);
    expect(first).toMatchObject({ status: 401, body: { code: 'second_step_required' } });
    expect(first.body.token).toBeUndefined();
    expect(first.headers.get('set-cookie')).toBeNull();
    const { ticket, ways } = first.body.secondStep ?? { ticket: '', ways: [] };
    expect(ways).toEqual(['code', 'recoveryCode']);
    expect(await holders.prove(ticket, { code: otherCode(code()) })).toMatchObject(WRONG);
    const { status, body, headers } = await holders.prove(ticket, { code: code() });
    expect({ status, email: body.user?.email }).toEqual({ status: 200, email });
    expect(headers.get('set-cookie')).toContain('__Secure-device=');
    expect((await state(body.token)).status).toBe(200);
  });

  test('says nothing of a second factor where the password is wrong', async () => {
    const { email } = await holders.enrolled();
    const wrong = (name: string) =>
      holders.app.call(sessionApi.login, { body: { email: name, password: 'väärä-sana' } });
    const [enrolled, nobody] = [await wrong(email), await wrong('nobody@example.org')];
    expect({ ...enrolled.body, requestId: '' }).toEqual({ ...nobody.body, requestId: '' });
  });

  test('takes each code once, however many bring it at once, in this login and the next', async () => {
    const { email, code } = await holders.enrolled();
    const tickets = await Promise.all(Array.from({ length: 5 }, async () => (await holders.step(email)).ticket));
    const used = code();
    const answers = await Promise.all(tickets.map((ticket) => holders.prove(ticket, { code: used })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
    const { ticket } = await holders.step(email);
    expect(await holders.prove(ticket, { code: used })).toMatchObject(WRONG);
    expect((await holders.prove(ticket, { code: code(1) })).status).toBe(200);
  });

  test('a second step that comes too late, or after a change of the password, begins anew', async () => {
    const { email, token, _id, code } = await holders.enrolled();
    const late = await holders.step(email);
    holders.app.pass(11 * 60);
    expect(await holders.prove(late.ticket, { code: code() })).toMatchObject({
      status: 410,
      body: { code: 'expired' },
    });
    const before = await holders.step(email);
    const { body: user } = await holders.people.get(_id, token);
    const change = { password: 'toinen-hyvä-lause', currentPassword: 'salasana-77x' };
    expect((await holders.people.put(user, change, token)).status).toBe(200);
    expect(await holders.prove(before.ticket, { code: code() })).toMatchObject({ status: 410 });
    expect(await holders.prove('A'.repeat(80), { code: code() })).toMatchObject({ status: 410 });
  });

  test('a ticket of the second step is no token', async () => {
    const { email } = await holders.enrolled();
    expect((await state((await holders.step(email)).ticket)).status).toBe(401);
  });

  test('twenty guesses an hour are looked at from everywhere, while a device of the user still gets in', async () => {
    const { email, code } = await holders.enrolled();
    const { ticket } = await holders.step(email);
    const known = await holders.prove(ticket, { code: code() });
    const cookie = String(known.headers.get('set-cookie')).split(';')[0] ?? '';
    holders.app.pass(60);
    const guesses = Array.from({ length: 40 }, (_, number) => number);
    const answers = await Promise.all(
      guesses.map((number) => holders.prove(ticket, { code: otherCode(code()) }, { address: `198.51.100.${number}` })),
    );
    const countOf = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([countOf(422), countOf(429)]).toEqual([20, 20]);
    expect(await holders.prove(ticket, { code: code() }, { address: '203.0.113.9' })).toMatchObject({ status: 429 });
    expect((await holders.prove(ticket, { code: code() }, { headers: { cookie } })).status).toBe(200);
  });

  test('nobody without the password uses up guesses', async () => {
    const { email, code } = await holders.enrolled();
    for (const number of Array.from({ length: 30 }, (_, at) => at)) {
      const address = `203.0.113.${number}`;
      const body = { email, password: `väärä-${number}` };
      await holders.app.call(sessionApi.login, { body }, { address });
    }
    const { ticket } = await holders.step(email, '192.0.2.99');
    expect((await holders.prove(ticket, { code: code() })).status).toBe(200);
  });
});

describe('recovery codes', () => {
  test('let in once each, as typed in small letters and without the dash, and the user is told', async () => {
    const { email, recoveryCodes } = await holders.enrolled();
    const [one = '', other = ''] = recoveryCodes;
    const { ticket } = await holders.step(email);
    const { status, body } = await holders.prove(ticket, { recoveryCode: one.toLowerCase().replace('-', ' ') });
    expect(status).toBe(200);
    expect((await state(body.token)).body.recoveryCodesLeft).toBe(9);
    expect(await holders.prove(ticket, { recoveryCode: one })).toMatchObject(WRONG);
    expect((await holders.prove(ticket, { recoveryCode: other })).status).toBe(200);
    expect(await holders.mailsTo(email)).toContainEqual(expect.stringContaining('Varakoodillasi kirjauduttiin'));
  });

  test('are drawn anew in the place of all earlier ones', async () => {
    const { email, token, recoveryCodes, code } = await holders.enrolled();
    const drawn = await holders.app.call(secondFactorApi.drawRecoveryCodes, {}, { token });
    expect(drawn.body.recoveryCodes).toHaveLength(10);
    const { ticket } = await holders.step(email);
    expect(await holders.prove(ticket, { recoveryCode: String(recoveryCodes[0]) })).toMatchObject(WRONG);
    expect((await holders.prove(ticket, { recoveryCode: drawn.body.recoveryCodes?.[0] })).status).toBe(200);
    expect((await holders.prove(ticket, { code: code() })).status).toBe(200);
  });

  test('go with the last factor, and are drawn for nobody without one', async () => {
    const { email, token } = await holders.enrolled();
    const removed = await holders.app.call(secondFactorApi.removeAuthenticator, {}, { token });
    expect(removed.body).toMatchObject({ authenticator: null, recoveryCodesLeft: 0 });
    expect((await holders.app.call(secondFactorApi.drawRecoveryCodes, {}, { token })).status).toBe(409);
    expect((await holders.logIn(email)).status).toBe(200);
    expect(await holders.mailsTo(email)).toContainEqual(expect.stringContaining('poistettiin vahvistustapa'));
  });
});

describe('confirming a login', () => {
  test('takes a code in the place of the password, once, and no recovery code', async () => {
    const { token, code, recoveryCodes } = await holders.enrolled();
    holders.app.pass(6 * 60);
    const confirm = (body: object) => holders.app.call(sessionApi.confirm, { body }, { token });
    const ways = await holders.app.call(sessionApi.confirmWays, {}, { token });
    expect(ways.body).toEqual({ ways: ['code'] });
    expect(await confirm({})).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    expect(await confirm({ recoveryCode: recoveryCodes[0] })).toMatchObject(WRONG);
    const used = code();
    const { status, body } = await confirm({ code: used });
    expect(status).toBe(200);
    expect(await confirm({ code: used })).toMatchObject(WRONG);
    const drawn = await holders.app.call(secondFactorApi.drawRecoveryCodes, {}, { token: body.token });
    expect(drawn.status).toBe(200);
  });

  test('guesses in a session keep its user from no login', async () => {
    const { email, token, code } = await holders.enrolled();
    const guess = (at: number) =>
      holders.app.call(
        sessionApi.confirm,
        { body: { code: otherCode(code()) } },
        { token, address: `198.51.100.${at}` },
      );
    const guesses = await Promise.all(Array.from({ length: 30 }, (_, at) => guess(at)));
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(20);
    const { ticket } = await holders.step(email);
    expect((await holders.prove(ticket, { code: code() })).status).toBe(200);
  });
});
