import { afterAll, beforeAll, expect, test } from 'vitest';
import { resetSecondFactor } from '../../../infra/operator/reset-second-factor.ts';
import { secondFactorApi } from '../../../shared/second-factors/second-factor-api.ts';
import { securityLogApi } from '../../../shared/security-log/security-log-api.ts';
import type { SecurityEntry } from '../../../shared/security-log/security-log-shapes.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import { type Holders, startHolders } from '../../fixtures/people/second-factors.ts';

let holders: Holders;
beforeAll(async () => {
  holders = await startHolders();
});
afterAll(() => holders.app.stop());

const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const OF_FACTORS = /actor|recovery|secondStep|confirm/;

/** What the log tells of a user's second factors, oldest first. */
async function told(_id: string): Promise<SecurityEntry[]> {
  const token = await holders.app.login('admin@example.com');
  const query = { limit: '100', user: _id };
  const { body } = await holders.app.call(securityLogApi.list, { query }, { token });
  return body.items.filter(({ kind }) => OF_FACTORS.test(kind)).toReversed();
}

test('tells of second factors that come and go, and of recovery codes drawn and used', async () => {
  const { _id, email, token, code, recoveryCodes } = await holders.enrolled();
  const { saved } = await holders.withPasskey(token, 'Oma puhelin');
  holders.app.pass(30);
  await holders.app.call(secondFactorApi.drawRecoveryCodes, {}, { token });
  const drawn = await holders.app.call(secondFactorApi.drawRecoveryCodes, {}, { token });
  expect(await holders.prove((await holders.step(email)).ticket, { recoveryCode: recoveryCodes[0] })).toMatchObject({
    status: 422,
  });
  const recoveryCode = drawn.body.recoveryCodes?.[0];
  expect((await holders.prove((await holders.step(email)).ticket, { recoveryCode })).status).toBe(200);
  expect((await holders.prove((await holders.step(email)).ticket, { code: code() })).status).toBe(200);
  const id = String(saved.body.passkeys[0]?._id);
  for (const _ of [1, 2]) await holders.app.call(secondFactorApi.removePasskey, { params: { id } }, { token });
  await holders.app.call(secondFactorApi.removeAuthenticator, {}, { token });
  const by = { _id };
  const counts = (await told(_id)).map(({ kind, about, by: of }) => ({ kind, about, by: { _id: of?._id } }));
  expect(counts).toHaveLength(8);
  expect(counts).toEqual(
    expect.arrayContaining([
      { kind: 'factorAdded', about: 'authenticator', by },
      { kind: 'factorAdded', about: 'passkey', by },
      { kind: 'recoveryCodesDrawn', about: null, by },
      { kind: 'recoveryCodeUsed', about: null, by },
      { kind: 'secondStepFailed', about: null, by },
      { kind: 'factorRemoved', about: 'passkey', by },
      { kind: 'factorRemoved', about: 'authenticator', by },
    ]),
  );
  expect(counts.filter(({ kind }) => kind === 'recoveryCodesDrawn')).toHaveLength(2);
});

test('tells of each login whether it took a second factor', async () => {
  const { _id, email, code } = await holders.enrolled();
  expect((await holders.prove((await holders.step(email)).ticket, { code: code() })).status).toBe(200);
  const token = await holders.app.login('admin@example.com');
  const query = { user: _id, kind: 'login' as const };
  const { items } = (await holders.app.call(securityLogApi.list, { query }, { token })).body;
  expect(items.map(({ about }: SecurityEntry) => about?.endsWith('2FA') ?? false)).toEqual([true, false]);
});

test('tells of a reset by an admin, and of one by the operator', async () => {
  const { _id, email, token } = await holders.enrolled();
  const admin = await holders.app.login('admin@example.com');
  await holders.app.call(secondFactorApi.reset, { params: { id: _id } }, { token: admin });
  expect((await told(_id)).at(-1)).toMatchObject({
    kind: 'factorsReset',
    by: { name: 'Aino Ylläpitäjä' },
    user: { _id },
  });
  expect((await holders.app.call(secondFactorApi.get, {}, { token })).status).toBe(401);
  await holders.withApp(await holders.app.login(email, 'salasana-77x'));
  await resetSecondFactor(holders.app.world, email);
  const entries = (await told(_id)).filter(({ kind }) => kind === 'factorsReset');
  expect(new Set(entries.map(({ by }) => by?.name ?? null))).toEqual(new Set(['Aino Ylläpitäjä', null]));
});

test('counts wrong second steps of a user into one entry an hour, with the hash of the network', async () => {
  const { _id, email, code } = await holders.enrolled();
  const { ticket } = await holders.step(email);
  for (let at = 0; at < 8; at += 1) await holders.prove(ticket, { code: otherCode(code()) });
  const entries = await told(_id);
  const failed = entries.filter(({ kind }) => kind === 'secondStepFailed');
  expect(failed).toMatchObject([{ count: 8, by: { _id }, network: expect.stringMatching(/^[\w-]{12}$/) }]);
});

test('counts wrong passwords and codes by which somebody in a session tries to confirm it', async () => {
  const { _id, token, code } = await holders.enrolled();
  const confirm = (body: object) => holders.app.call(sessionApi.confirm, { body }, { token });
  for (let at = 0; at < 2; at += 1) expect((await confirm({ password: 'arvattu-sana' })).status).toBe(422);
  for (let at = 0; at < 2; at += 1) expect((await confirm({ code: otherCode(code()) })).status).toBe(422);
  const failed = (await told(_id)).filter(({ kind }) => kind === 'confirmFailed');
  expect(failed).toMatchObject([{ count: 4, by: { _id }, network: expect.any(String) }]);
});

test('tells of a passkey that a login refuses, of whose it is said to be', async () => {
  const { _id, token } = await holders.made();
  const { passkey } = await holders.withPasskey(token);
  const { body } = await holders.app.call(sessionApi.passkeyRequest, {});
  const answer = passkey.answer(body, { origin: 'https://portti.example.net' });
  expect((await holders.app.call(sessionApi.passkeyLogin, { body: { passkey: answer } })).status).toBe(422);
  expect((await told(_id)).filter(({ kind }) => kind === 'secondStepFailed')).toMatchObject([{ about: 'passkey' }]);
});
