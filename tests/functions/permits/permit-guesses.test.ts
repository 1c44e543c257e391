import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { submitPermit } from '../../fixtures/permits/draft-permit.ts';
import {
  CREATOR_MAIL,
  GRANTOR_MAIL,
  newPinOf,
  openingOf,
  pinOf,
  WORKER_MAIL,
} from '../../fixtures/permits/permit-mail.ts';
import { type Permit, PermitSite } from '../../fixtures/permits/permit-site.ts';
import { reviewPermit, signPermit } from '../../fixtures/permits/sign-permit.ts';

let site: PermitSite;
beforeAll(async () => {
  site = await PermitSite.start();
});
afterAll(() => site.app.stop());

const FAILED = { status: 401, body: { code: 'unauthorized', message: 'Authentication failed' } };
const MOST_A_DAY = 100;
const other = (pin: string, by = 1) => String((Number(pin) + by) % 1_000_000).padStart(6, '0');

/** So many wrong PINs at once, from so many addresses that none of them is stopped by itself. */
const guess = (permit: Permit, pin: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      reviewPermit(site, permit._id, other(pin, at + 1), `198.51.100.${at % 50}`),
    ),
  );
const told = (to: string) =>
  site.app.post.mails.filter((mail) => mail.to === to && mail.subject.startsWith('Työluvan PIN-koodeja on arvailtu'));
const waits = async (permit: Permit) =>
  (await site.get(permit)).body.history.filter(({ what }: { what: string }) => what === 'pinsWait');

describe('wrong PINs of a permit', () => {
  test('are refused in one way whatever is wrong, and after ten of an address for a while there; elsewhere nobody notices', async () => {
    const permit = await submitPermit(site);
    const pin = await pinOf(site, CREATOR_MAIL, permit);
    for (let by = 1; by <= 10; by += 1)
      expect(await reviewPermit(site, permit._id, other(pin, by), '203.0.113.9')).toMatchObject(FAILED);
    const stopped = await reviewPermit(site, permit._id, pin, '203.0.113.9');
    expect(stopped).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await reviewPermit(site, permit._id, pin, '203.0.113.10')).status).toBe(200);
    const another = await submitPermit(site);
    expect((await reviewPermit(site, another._id, await newPinOf(site, another, 0), '203.0.113.9')).status).toBe(200);
    for (const id of ['A'.repeat(22), permit._id.slice(1), 'nothing', 'A'.repeat(3000)]) {
      expect(await reviewPermit(site, id, pin)).toMatchObject(FAILED);
    }
  });

  test('void nobody’s PIN: after twenty, and after ninety-nine, the PINs sign', async () => {
    const permit = await submitPermit(site);
    const creator = await pinOf(site, CREATOR_MAIL, permit);
    const answers = await guess(permit, creator, 20);
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(401));
    expect((await signPermit(site, permit, { role: 'Creator', signPin: creator })).status).toBe(200);
    const worker = await pinOf(site, WORKER_MAIL, permit);
    await guess(permit, worker, MOST_A_DAY - 21);
    expect((await signPermit(site, permit, { role: 'Worker', signPin: worker })).status).toBe(200);
    expect(await waits(permit)).toEqual([]);
  });

  test('a hundred in a day, however many come at once, make typed PINs wait an hour: links and logins work, the history and the permit’s staff are told once, and the same PINs sign afterwards', async () => {
    const permit = await submitPermit(site);
    const creator = await openingOf(site, CREATOR_MAIL, permit);
    const before = [CREATOR_MAIL, GRANTOR_MAIL, WORKER_MAIL].map((to) => told(to).length);
    const answers = await guess(permit, creator.pin, MOST_A_DAY + 40);
    expect(answers.filter(({ status }) => status === 200)).toEqual([]);
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(MOST_A_DAY);
    const typed = await reviewPermit(site, permit._id, creator.pin, '203.0.113.77');
    expect(typed).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(typed.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(Number(typed.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
    const byLogin = { signPin: creator.pin, role: 'Creator' };
    expect((await site.act(permit, 'sign', byLogin, site.tokens.manager)).status).toBe(429);

    const events = await waits(permit);
    expect(events).toEqual([expect.not.objectContaining({ by: expect.anything() })]);
    await site.app.settle();
    const now = [CREATOR_MAIL, GRANTOR_MAIL, WORKER_MAIL].map((to) => told(to).length);
    expect(now.map((count, at) => count - (before[at] ?? 0))).toEqual([1, 1, 0]);
    expect(told(CREATOR_MAIL).at(-1)?.text).toContain(`/admin/projects/${site.project}/permit/${permit._id}`);

    expect((await site.get(permit)).body.version).toBe(permit.version);
    expect((await signPermit(site, permit, { role: 'Creator', signPin: creator.key })).status).toBe(200);
    expect((await site.put(permit, {}, site.tokens.foreman)).status).toBe(200);
    const worker = await openingOf(site, WORKER_MAIL, permit);
    expect((await reviewPermit(site, permit._id, worker.pin, '203.0.113.78')).status).toBe(429);
    site.app.pass(3601);
    await site.freshLogins();
    expect((await signPermit(site, permit, { role: 'Worker', signPin: worker.pin })).status).toBe(200);
  });

  test('go on waiting by the day: four more in the next hour begin another wait, of which nobody is told again, a new day does not; what is typed meanwhile is not the address’s to answer for', async () => {
    const permit = await submitPermit(site);
    const pin = await pinOf(site, CREATOR_MAIL, permit);
    await site.app.settle();
    const before = told(CREATOR_MAIL).length;
    await guess(permit, pin, MOST_A_DAY);
    site.app.pass(3300);
    for (let time = 0; time < 11; time += 1)
      expect((await reviewPermit(site, permit._id, pin, '203.0.113.80')).status).toBe(429);
    site.app.pass(301);
    for (let by = 1; by <= 4; by += 1)
      expect(await reviewPermit(site, permit._id, other(pin, by), '203.0.113.80')).toMatchObject(FAILED);
    expect((await reviewPermit(site, permit._id, pin, '203.0.113.81')).status).toBe(429);
    site.app.pass(24 * 3600);
    await site.freshLogins();
    await guess(permit, pin, 20);
    expect((await reviewPermit(site, permit._id, pin, '203.0.113.81')).status).toBe(200);
    expect(await waits(permit)).toHaveLength(1);
    await site.app.settle();
    expect(told(CREATOR_MAIL).length - before).toBe(1);
  });

  test('do not count who is right', async () => {
    const permit = await submitPermit(site);
    const pin = await newPinOf(site, permit, 0);
    for (let batch = 0; batch < 3; batch += 1) {
      const typed = Array.from({ length: 40 }, (_, at) => reviewPermit(site, permit._id, pin, `192.0.2.${at}`));
      expect((await Promise.all(typed)).map(({ status }) => status)).toEqual(Array(40).fill(200));
    }
  });
});
