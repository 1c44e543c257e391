import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PasskeyAnswer } from '../../../shared/core/second-step.ts';
import { secondFactorApi } from '../../../shared/second-factors/second-factor-api.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import { type Holders, startHolders } from '../../fixtures/people/second-factors.ts';
import { SoftPasskey } from '../../fixtures/people/soft-passkey.ts';

let holders: Holders;
beforeAll(async () => {
  holders = await startHolders();
});
afterAll(() => holders.app.stop());
beforeEach(() => holders.app.pass(3 * 3600));

const state = (token: string) => holders.app.call(secondFactorApi.get, {}, { token });
const REFUSED = { status: 422, body: { code: 'passkey_refused' } };
const request = async () => (await holders.app.call(sessionApi.passkeyRequest, {})).body;
const logIn = (passkey: PasskeyAnswer, address = '192.0.2.1') =>
  holders.app.call(sessionApi.passkeyLogin, { body: { passkey } }, { address });

async function withPasskey() {
  const holder = await holders.made();
  const { saved, passkey } = await holders.withPasskey(holder.token);
  expect(saved).toMatchObject({ status: 201, body: { passkeys: [{ name: 'Työpuhelin', used: null }] } });
  return { ...holder, passkey, saved };
}

describe('passkeys', () => {
  test('several, by name, are added and removed singly, and the first brings recovery codes', async () => {
    const { token, saved, email } = await withPasskey();
    expect(saved.body.recoveryCodes).toHaveLength(10);
    const { saved: second } = await holders.withPasskey(token, 'Turva-avain');
    expect(second.body.recoveryCodes).toBeUndefined();
    expect(second.body.passkeys.map(({ name }: { name: string }) => name)).toEqual(['Työpuhelin', 'Turva-avain']);
    const passkeyId = second.body.passkeys[0]._id;
    const removed = await holders.app.call(secondFactorApi.removePasskey, { params: { id: passkeyId } }, { token });
    expect(removed.body.passkeys.map(({ name }: { name: string }) => name)).toEqual(['Turva-avain']);
    const again = await holders.app.call(secondFactorApi.removePasskey, { params: { id: passkeyId } }, { token });
    expect(again.body).toEqual(removed.body);
    expect((await holders.step(email)).passkey?.allowCredentials).toHaveLength(1);
  });

  test('a made one counts at its own site, for its own user, once', async () => {
    const { token } = await holders.made();
    const other = await holders.made();
    const begin = async () => (await holders.app.call(secondFactorApi.beginPasskey, {}, { token })).body;
    const passkey = new SoftPasskey(holders.app.world.settings.baseUrl);
    const save = (made: object, as = token) =>
      holders.app.call(
        secondFactorApi.savePasskey,
        { body: { name: 'Oma', passkey: made as ReturnType<SoftPasskey['make']> } },
        { token: as },
      );
    expect(await save(passkey.make(await begin(), { origin: 'https://portti.example.net' }))).toMatchObject(REFUSED);
    expect(await save(passkey.make(await begin(), { rpId: 'example.net' }))).toMatchObject(REFUSED);
    expect(await save(passkey.make({ ...(await begin()), challenge: 'AAAA' }))).toMatchObject(REFUSED);
    expect(await save(passkey.make(await begin()), other.token)).toMatchObject(REFUSED);
    const late = passkey.make(await begin());
    holders.app.pass(11 * 60);
    const { token: fresh } = (
      await holders.app.call(sessionApi.confirm, { body: { password: 'salasana-77x' } }, { token })
    ).body;
    expect(await save(late, fresh)).toMatchObject(REFUSED);
    const made = passkey.make((await holders.app.call(secondFactorApi.beginPasskey, {}, { token: fresh })).body);
    expect((await save(made, fresh)).status).toBe(201);
    expect(await save(made, fresh)).toMatchObject(REFUSED);
  });
});

describe('a login by a passkey alone', () => {
  test('lets its user in where it has seen who holds it', async () => {
    const { passkey, email } = await withPasskey();
    const asked = await request();
    expect(asked).toMatchObject({ rpId: 'portti.example.com', userVerification: 'required', allowCredentials: [] });
    const { status, body, headers } = await logIn(passkey.answer(asked));
    expect({ status, email: body.user?.email }).toEqual({ status: 200, email });
    expect(headers.get('set-cookie')).toContain('__Secure-device=');
    expect((await state(body.token)).body.passkeys[0]?.used).not.toBeNull();
    expect(await logIn(passkey.answer(await request(), { isVerified: false }))).toMatchObject(REFUSED);
  });

  test('asks everybody alike, whoever they are, and refuses alike', async () => {
    const { passkey } = await withPasskey();
    const [one, other] = [await request(), await request()];
    expect({ ...one, challenge: '' }).toEqual({ ...other, challenge: '' });
    expect(one.challenge).not.toBe(other.challenge);
    const stranger = new SoftPasskey(holders.app.world.settings.baseUrl);
    const answers = [
      await logIn(stranger.answer(one)),
      await logIn(passkey.answer(other, { origin: 'https://portti.example.net' })),
      await logIn({ ...passkey.answer(other), id: 'AAAA', rawId: 'AAAA' }),
    ];
    for (const { status, body } of answers)
      expect({ status, body: { ...body, requestId: '' } }).toEqual({
        status: 422,
        body: { code: 'passkey_refused', message: 'passkey_refused', requestId: '' },
      });
  });

  test('takes each answer once, however many bring it at once, and none that is late', async () => {
    const { passkey } = await withPasskey();
    const answer = passkey.answer(await request());
    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(answer)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
    expect(await logIn(answer)).toMatchObject(REFUSED);
    const late = passkey.answer(await request());
    holders.app.pass(11 * 60);
    expect(await logIn(late)).toMatchObject(REFUSED);
  });

  test('is refused where the count of the passkey has fallen: somebody has a copy', async () => {
    const { passkey } = await withPasskey();
    passkey.counter = 7;
    expect((await logIn(passkey.answer(await request()))).status).toBe(200);
    expect(await logIn(passkey.answer(await request(), { counter: 7 }))).toMatchObject(REFUSED);
    expect(await logIn(passkey.answer(await request(), { counter: 0 }))).toMatchObject(REFUSED);
    expect((await logIn(passkey.answer(await request(), { counter: 8 }))).status).toBe(200);
  });

  test('answers of nobody are looked at thirty times in a quarter of an hour and address', async () => {
    const stranger = new SoftPasskey(holders.app.world.settings.baseUrl);
    const asked = await request();
    const answers = await Promise.all(Array.from({ length: 40 }, () => logIn(stranger.answer(asked), '198.51.100.77')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

describe('a passkey as the second step', () => {
  test('follows the password, also where it does not see who holds it, for this login alone', async () => {
    const { email, passkey } = await withPasskey();
    const step = await holders.step(email);
    expect(step.ways).toEqual(['passkey', 'recoveryCode']);
    if (!step.passkey) throw new Error('no passkey is asked for');
    expect(await logIn(passkey.answer(step.passkey))).toMatchObject(REFUSED);
    const other = await withPasskey();
    const others = await holders.step(other.email);
    if (!others.passkey) throw new Error('no passkey is asked for');
    expect(await holders.prove(step.ticket, { passkey: other.passkey.answer(others.passkey) })).toMatchObject(REFUSED);
    expect(await holders.prove(step.ticket, { passkey: passkey.answer(others.passkey) })).toMatchObject(REFUSED);
    const { status } = await holders.prove(step.ticket, {
      passkey: passkey.answer(step.passkey, { isVerified: false }),
    });
    expect(status).toBe(200);
  });

  test('confirms a login where it sees who holds it', async () => {
    const { token, passkey } = await withPasskey();
    holders.app.pass(6 * 60);
    const asked = async () => {
      const { passkey: one } = (await holders.app.call(sessionApi.confirmWays, {}, { token })).body;
      if (!one) throw new Error('no passkey is asked for');
      return one;
    };
    const confirm = (answer: PasskeyAnswer) =>
      holders.app.call(sessionApi.confirm, { body: { passkey: answer } }, { token });
    expect(await confirm(passkey.answer(await asked(), { isVerified: false }))).toMatchObject(REFUSED);
    expect(await confirm(passkey.answer(await request()))).toMatchObject(REFUSED);
    const { body } = await confirm(passkey.answer(await asked()));
    expect((await holders.app.call(secondFactorApi.drawRecoveryCodes, {}, { token: body.token })).status).toBe(200);
  });
});
