import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshKeys, KEYS_LIFE_SECONDS } from '../../../functions/fresh-keys.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { securityLogApi } from '../../../shared/security-log/security-log-api.ts';
import type { SecurityEntry } from '../../../shared/security-log/security-log-shapes.ts';
import { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { submitPermit } from '../../fixtures/permits/draft-permit.ts';
import { CREATOR_MAIL, drawPin, pinOf } from '../../fixtures/permits/permit-mail.ts';
import { PermitSite } from '../../fixtures/permits/permit-site.ts';
import { reviewPermit } from '../../fixtures/permits/sign-permit.ts';

let site: PermitSite;
beforeAll(async () => {
  site = await PermitSite.start();
  site.app.stopClock();
});
afterAll(() => site.app.stop());

/** What the log tells of a kind, to an admin or to root of the installation. */
async function told(kind: SecurityEntry['kind'], of?: 'installation'): Promise<SecurityEntry[]> {
  const token = await site.app.login(of ? 'root@example.com' : 'admin@example.com');
  const query = { kind, limit: '100', ...(of && { of }) };
  return (await site.app.call(securityLogApi.list, { query }, { token })).body.items;
}
const other = (pin: string, by: number) => String((Number(pin) + by) % 1_000_000).padStart(6, '0');

test('tells of a permit whose typed PINs begin to wait, by its number, and of nobody', async () => {
  const permit = await submitPermit(site);
  const pin = await pinOf(site, CREATOR_MAIL, permit);
  const guess = (at: number) => reviewPermit(site, permit._id, other(pin, at + 1), `198.51.100.${at % 50}`);
  await Promise.all(Array.from({ length: 99 }, (_, at) => guess(at)));
  expect(await told('pinsGuessed')).toEqual([]);
  await Promise.all(Array.from({ length: 20 }, (_, at) => guess(at + 100)));
  expect(await told('pinsGuessed')).toMatchObject([{ about: permit.number, by: null, user: null, count: 1 }]);
});

test('tells of a user who guesses PINs of inductions, once they have used up their tries', async () => {
  const token = await site.app.login('worker@example.com');
  const look = (at: number) =>
    site.app.call(
      userFormSearchApi.findByPin,
      { query: { pin: String(111_111_111 + at) } },
      { token, address: `192.0.2.${at}` },
    );
  const of = async () => (await told('pinsGuessed')).filter(({ about }) => about === 'userFormPin');
  for (let at = 0; at < 9; at += 1) expect((await look(at)).status).toBe(404);
  expect(await of()).toEqual([]);
  for (let at = 9; at < 13; at += 1) await look(at);
  expect(await of()).toMatchObject([{ by: { name: 'Ville Työntekijä' }, count: 1 }]);
});

test('tells of guesses at a user’s own sign PIN in their session', async () => {
  const permit = await submitPermit(site);
  const { foreman: token } = site.tokens;
  const id = await site.userId('foreman');
  const { version } = (await site.app.call(userApi.get, { params: { id } }, { token })).body;
  await site.app.call(userApi.update, { params: { id }, body: { version, signPin: '846210' } }, { token });
  const sign = (at: number) => site.act(permit, 'sign', { signPin: `73500${at}`, role: 'Creator' }, token);
  const of = async () => (await told('pinsGuessed')).filter(({ about }) => about === 'signPin');
  for (let at = 0; at < 9; at += 1) await sign(at);
  expect(await of()).toEqual([]);
  await sign(9);
  expect(await of()).toMatchObject([{ by: { name: 'Teemu Työnjohtaja' }, count: 1 }]);
});

test('tells of wrong PINs of forms that used up what an address may type, to root alone', async () => {
  for (let at = 0; at < 25; at += 1)
    await site.app.call(inductionFormApi.find, { query: { pin: String(500_000 + at) } }, { address: '203.0.113.200' });
  const [entry] = await told('pinsGuessed', 'installation');
  expect(entry).toMatchObject({ about: 'inductionPin', by: null, network: expect.stringMatching(/^[\w-]{12}$/) });
  expect((await told('pinsGuessed')).filter(({ about }) => about === 'inductionPin')).toEqual([]);
});

test('tells who had a permit’s PIN drawn, and of which permit', async () => {
  const permit = await submitPermit(site);
  await drawPin(site, permit, 1);
  expect((await told('pinDrawn'))[0]).toMatchObject({ about: permit.number, by: { name: 'Teemu Työnjohtaja' } });
});

test('tells root of rotated keys, by their names', async () => {
  const { world } = site.app;
  const before = { ...world.keys };
  const cursor = Buffer.alloc(32, 7).toString('base64url');
  const freshen = freshKeys(world, () => Promise.resolve({ ...before, cursor }));
  site.app.pass(KEYS_LIFE_SECONDS + 1);
  await freshen();
  expect(await told('keysRotated', 'installation')).toMatchObject([{ about: 'cursor', by: null, count: 1 }]);
  Object.assign(world.keys, before);
});
