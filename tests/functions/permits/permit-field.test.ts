import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL_ROLES, submitPermit } from '../../fixtures/permits/draft-permit.ts';
import { CREATOR_MAIL, GRANTOR_MAIL, newPinOf, pinOf, WORKER_MAIL } from '../../fixtures/permits/permit-mail.ts';
import { type Permit, type PermitAct, PermitSite } from '../../fixtures/permits/permit-site.ts';
import { reviewPermit, signPermit } from '../../fixtures/permits/sign-permit.ts';
import { PERSON } from '../../fixtures/walk.ts';

let site: PermitSite;
let tries = 0;

beforeAll(async () => {
  site = await PermitSite.start();
});
afterAll(() => site.app.stop());

type Granted = { permit: Permit; pins: Record<string, string> };

/** A granted permit, and the PIN of each of its persons. */
async function granted(blocks = ALL_ROLES): Promise<Granted> {
  const permit = await submitPermit(site, blocks);
  const pins: Record<string, string> = {};
  for (const [place, { role }] of permit.persons.entries()) {
    pins[role] = await newPinOf(site, permit, place);
    if (role !== 'WorkApprover') {
      const got = await signPermit(site, permit, { role, signPin: pins[role] });
      if (got.status !== 200) throw new Error(JSON.stringify(got.body));
    }
  }
  return { permit: (await site.get(permit)).body, pins };
}

/** A move by a person's PIN, in their own session. */
async function byPin(permit: Permit, action: PermitAct, pin: string | undefined, body: object = {}) {
  const { body: opened } = await reviewPermit(site, permit._id, pin ?? '', `198.51.100.${(tries += 1)}`);
  return site.act(permit, action, { signPin: pin, ...body }, opened.token);
}

const mailsTo = async (address: string, words: RegExp) => {
  await site.app.settle();
  return site.app.post.mails.filter(({ to, subject }) => to === address && words.test(subject));
};

describe('a granted permit', () => {
  test('rests when somebody with the role says so, tells everybody, and goes on by the grantor alone', async () => {
    const { permit, pins } = await granted();
    const rested = await site.act(permit, 'suspend', { reason: 'Kaasuhälytin soi.' });
    expect(rested.body).toMatchObject({
      status: 'Approved',
      state: 'Approved_suspended',
      endTime: permit.endTime,
      suspended: { reason: 'Kaasuhälytin soi.', by: { name: 'Teemu Työnjohtaja' }, told: 4 },
    });
    for (const { email } of permit.persons) expect(await mailsTo(email, /^Työ keskeytetty/)).not.toEqual([]);
    expect((await site.act(permit, 'suspend', { reason: 'Uudelleen' })).status).toBe(409);
    expect((await site.act(permit, 'resume')).status).toBe(422);
    expect((await byPin(permit, 'resume', pins['Worker'])).status).toBe(409);
    const resumed = await byPin(permit, 'resume', pins['Grantor']);
    expect(resumed.body).toMatchObject({ state: 'Approved', suspended: null });
    const { history } = (await site.get(permit)).body;
    expect(history[0]).toMatchObject({ what: 'resumed', role: 'Grantor', person: 'Matti Mestari', how: 'pin' });
    expect(history[1]).toMatchObject({ what: 'suspended', reason: 'Kaasuhälytin soi.', how: 'login' });
  });
});

describe('a later end of a granted permit', () => {
  const LATER = { endTime: '2030-06-07', dailyEndTime: '18:00', reason: 'Sade viivästytti.' };

  test('is asked for, signed by a grantor, and voids nothing', async () => {
    const { permit, pins } = await granted();
    expect(
      (await site.act(permit, 'extend', { ...LATER, endTime: permit.endTime, dailyEndTime: '16:00' })).body,
    ).toMatchObject({
      issues: [{ path: 'endTime', code: 'end_not_later' }],
    });
    const asked = await site.act(permit, 'extend', LATER);
    expect(asked.body).toMatchObject({
      endTime: permit.endTime,
      extension: { ...LATER, by: { name: 'Teemu Työnjohtaja' } },
    });
    expect((await site.act(permit, 'extend', LATER)).status).toBe(409);
    const grantor = await pinOf(site, GRANTOR_MAIL, permit);
    expect(await mailsTo(GRANTOR_MAIL, /^Työlupaan pyydetään jatkoaikaa/)).not.toEqual([]);
    expect((await byPin(permit, 'signExtension', pins['Worker'])).status).toBe(409);
    const signed = await byPin(permit, 'signExtension', grantor);
    expect(signed.body).toMatchObject({
      endTime: '2030-06-07',
      dailyEndTime: '18:00',
      extension: null,
      state: 'Approved',
    });
    expect(signed.body.persons.map(({ status }: Permit) => status)).toEqual(['Signed', 'Signed', 'Signed', 'Pending']);
    const { history } = (await site.get(permit)).body;
    expect(history[0]).toMatchObject({
      what: 'extended',
      formerEnd: { endTime: '2030-06-05', dailyEndTime: '16:00' },
      newEnd: { endTime: '2030-06-07', dailyEndTime: '18:00' },
      person: 'Matti Mestari',
    });
    const hashes = new Set(history.filter(({ what }: Permit) => what === 'signed').map(({ hash }: Permit) => hash));
    expect(hashes.size).toBe(1);
    expect(history[0].hash).toMatch(/^[0-9a-f]{64}$/);
    expect(hashes.has(history[0].hash)).toBe(false);
  });

  test('is refused with a reason, which who asked is told, and everything is as it was', async () => {
    const { permit, pins } = await granted();
    await site.act(permit, 'extend', LATER);
    expect((await byPin(permit, 'signExtension', pins['Grantor'], { approve: false })).status).toBe(422);
    const refused = await byPin(permit, 'signExtension', pins['Grantor'], {
      approve: false,
      reason: 'Vartija puuttuu.',
    });
    expect(refused.body).toMatchObject({ endTime: permit.endTime, extension: null, state: 'Approved' });
    const [mail] = await mailsTo(CREATOR_MAIL, /jatkoaikaa ei myönnetty/);
    expect(mail?.text).toContain('Vartija puuttuu.');
  });
});

describe('a permit that is handed over', () => {
  const NEXT = { ...PERSON, firstName: 'Hanna', lastName: 'Hitsari', email: 'hanna@example.org' };

  test('is the new worker’s once they and a grantor have signed; the former one only reads', async () => {
    const { permit, pins } = await granted();
    const userFormId = await site.inducted(NEXT);
    const [, worker] = permit.persons;
    const asked = await byPin(permit, 'handOver', pins['Worker'], { personId: worker._id, to: { userFormId } });
    expect(asked.body).toMatchObject({
      state: 'Approved',
      handOver: { turn: 'worker', person: { firstName: 'Hanna' } },
    });
    const pin = await pinOf(site, 'hanna@example.org', permit);
    expect((await byPin(permit, 'signHandOver', pins['Grantor'])).status).toBe(409);
    expect((await byPin(permit, 'signHandOver', pin)).body).toMatchObject({ handOver: { turn: 'grantor' } });
    expect((await byPin(permit, 'signHandOver', pin)).status).toBe(409);
    const done = await byPin(permit, 'signHandOver', pins['Grantor']);
    expect(done.body).toMatchObject({ handOver: null, state: 'Approved' });
    expect(done.body.persons.map(({ role, firstName, status }: Permit) => `${role} ${firstName} ${status}`)).toEqual([
      'Creator Teemu Signed',
      'Worker Matti Signed',
      'Worker Hanna Signed',
      'Grantor Matti Signed',
      'WorkApprover Venla Pending',
    ]);
    expect(done.body.persons[1]).toMatchObject({ handedOver: { to: 'Hanna Hitsari' } });
    expect(done.body.persons[2]).toMatchObject({ tookOver: {} });
    const again = { personId: worker._id, to: { userFormId } };
    expect((await byPin(permit, 'handOver', pins['Worker'], again)).status).toBe(409);
    expect((await reviewPermit(site, permit._id, pins['Worker'] ?? '')).status).toBe(200);
    expect((await site.get(permit)).body.history[0]).toMatchObject({ what: 'handedOver', toPerson: 'Hanna Hitsari' });
  });

  test('stays the former one’s where either refuses', async () => {
    const { permit, pins } = await granted();
    const [, worker] = permit.persons;
    const to = { userFormId: await site.inducted(NEXT) };
    for (const refuser of ['newWorker', 'Grantor']) {
      expect((await site.act(permit, 'handOver', { personId: worker._id, to })).status).toBe(200);
      const pin = await pinOf(site, 'hanna@example.org', permit);
      if (refuser === 'Grantor') await byPin(permit, 'signHandOver', pin);
      const by = refuser === 'Grantor' ? pins['Grantor'] : pin;
      const refused = await byPin(permit, 'signHandOver', by, { approve: false, reason: 'Ei käy.' });
      expect(refused.body).toMatchObject({ handOver: null });
      const now = (await site.get(permit)).body;
      expect(now.persons).toHaveLength(4);
      expect(now.persons[1]).toMatchObject({ _id: worker._id, status: 'Signed' });
      expect(now.history[0]).toMatchObject({ what: 'handOverRefused', reason: 'Ei käy.', from: 'Approved' });
    }
  });

  test('goes to nobody without an induction of the site, nor to who is its worker', async () => {
    const { permit } = await granted();
    const [creator, worker] = permit.persons;
    const asking = (body: object) => site.act(permit, 'handOver', body);
    const refused = [
      await asking({ personId: worker._id, to: { userFormId: 'x'.repeat(22) } }),
      await asking({ personId: worker._id, to: { userFormId: worker.userFormId } }),
      await asking({ personId: creator._id, to: { userId: await site.userId('viewer') } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422]);
  });
});

describe('the clock of a permit', () => {
  test('reminds who is to sign once, tells of the end once, and lets an unsigned later end lapse', async () => {
    await site.at('2030-06-03T03:00:00.000Z');
    const waiting = await submitPermit(site);
    const { permit } = await granted();
    const resting = await granted();
    expect((await site.act(resting.permit, 'suspend', { reason: 'Tuuli' })).status).toBe(200);
    site.app.pass(4 * 3600);
    const of = (mails: { text: string }[], { number }: Permit) =>
      mails.filter(({ text }) => text.includes(number)).length;
    expect(of(await mailsTo(CREATOR_MAIL, /odottaa yhä allekirjoitustasi/), waiting)).toBe(1);
    await site.freshLogins();
    const edited = await site.put(waiting, { description: 'Kirjoitettu ennen muistutusta' });
    expect(edited.status, 'a reminder changes nothing for who edits').toBe(200);
    const stale = await site.put(waiting, { description: 'Kirjoitettu ennen muutosta' });
    expect(stale.body.code).toBe('version_conflict');
    expect((await site.act(permit, 'extend', { endTime: '2030-06-06', reason: 'Kesken' })).status).toBe(200);
    await site.at('2030-06-05T12:30:00.000Z');
    expect(of(await mailsTo(WORKER_MAIL, /^Työlupa päättyy pian/), permit)).toBe(1);
    await site.at('2030-06-05T13:00:01.000Z');
    expect(of(await mailsTo(CREATOR_MAIL, /jatkoaikaa ei myönnetty/), permit)).toBe(1);
    expect(of(await mailsTo(GRANTOR_MAIL, /jatkoaikaa ei myönnetty/), permit)).toBe(1);
    const ended = (await site.get(permit)).body;
    expect(ended).toMatchObject({ state: 'Approved_expired', extension: null, endTime: '2030-06-05' });
    expect(ended.history[0]).toMatchObject({ what: 'extensionLapsed' });
    expect((await byPin(resting.permit, 'resume', resting.pins['Grantor'])).status).toBe(409);
    expect(of(await mailsTo(WORKER_MAIL, /^Työlupa päättyy pian/), resting.permit)).toBe(0);
    expect((await site.act(resting.permit, 'archive')).body).toMatchObject({ state: 'archived' });
    site.app.pass(24 * 3600);
    expect(of(await mailsTo(CREATOR_MAIL, /odottaa yhä allekirjoitustasi/), waiting)).toBe(1);
    expect(of(await mailsTo(WORKER_MAIL, /^Työlupa päättyy pian/), permit)).toBe(1);
  });
});
