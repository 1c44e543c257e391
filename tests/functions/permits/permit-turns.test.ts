import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { submitPermit } from '../../fixtures/permits/draft-permit.ts';
import { personBlock } from '../../fixtures/permits/permit-blocks.ts';
import { AFTER, DURING } from '../../fixtures/permits/permit-days.ts';
import { CREATOR_MAIL, openingOf, pinOf, WORKER_MAIL } from '../../fixtures/permits/permit-mail.ts';
import { PermitSite } from '../../fixtures/permits/permit-site.ts';
import { signByMail, signPermit } from '../../fixtures/permits/sign-permit.ts';
import { messageApi } from '../../../shared/messages/message-api.ts';
import type { PermitState } from '../../../shared/permits/permit-state.ts';

let site: PermitSite;
beforeAll(async () => {
  site = await PermitSite.start();
});
afterAll(() => site.app.stop());

async function list(state?: PermitState) {
  const given = { params: { id: site.project }, query: { limit: '100', state } };
  return (await site.app.ask(permitApi.listOfProject, given, { token: site.tokens.viewer })).items;
}

describe('the chain', () => {
  const WORK = [personBlock('Worker')];
  test.each([
    ['OnlyCreator', [], 'Approved', null],
    ['CreatorWorker', WORK, 'Pending Approval', 'Worker'],
    ['CreatorGrantor', [personBlock('Grantor')], 'Pending Approval', 'Grantor'],
    ['OnlyCreator', [personBlock('WorkApprover')], 'Approved', 'WorkApprover'],
    ['OnlyCreator', [personBlock('NoRole', { mandatory: false })], 'Approved', null],
  ])('of %s goes on after the creator', async (type, blocks, status, pendingRole) => {
    const permit = await submitPermit(site, blocks);
    expect(permit).toMatchObject({ processType: type, pendingRole: 'Creator' });
    const got = await signByMail(site, permit, 'Creator');
    expect(got.body).toMatchObject({ status, pendingRole });
  });

  test('asks all workers together and lets them sign in any order', async () => {
    const created = (await site.create(await site.form(WORK))).body;
    const people = [
      { firstName: 'Eka', lastName: 'Tekijä', company: 'A', email: 'eka@example.org' },
      { firstName: 'Toka', lastName: 'Tekijä', company: 'B', email: 'toka@example.org' },
    ];
    const ids = [];
    for (const user of people) ids.push({ userFormId: await site.inducted(user) });
    await site.choose(created, [ids]);
    const permit = (await site.act(created, 'submit')).body;
    await signByMail(site, permit, 'Creator');
    expect((await list()).find(({ _id }) => _id === permit._id)).toMatchObject({ waitingFor: 'Eka Tekijä +1' });
    await site.app.settle();
    const mails = site.app.post.mails.length;
    expect(
      (await signPermit(site, permit, { role: 'Worker', signPin: await pinOf(site, 'toka@example.org', permit) })).body,
    ).toMatchObject({
      status: 'Pending Approval',
      pendingRole: 'Worker',
      persons: [{ status: 'Signed' }, { status: 'Pending' }, { status: 'Signed' }],
    });
    await site.app.settle();
    expect(site.app.post.mails.length, 'whoever was asked already is not asked again').toBe(mails);
    expect(
      (await signPermit(site, permit, { role: 'Worker', signPin: await pinOf(site, 'eka@example.org', permit) })).body,
    ).toMatchObject({
      status: 'Approved',
    });
  });

  test('lets a logged-in user sign by their own PIN where the person is theirs, and by nobody else’s', async () => {
    const permit = await submitPermit(site);
    const me = await site.userId('foreman');
    const { version } = (await site.app.call(userApi.get, { params: { id: me } }, { token: site.tokens.foreman })).body;
    await site.app.call(
      userApi.update,
      { params: { id: me }, body: { version, signPin: '246810' } },
      { token: site.tokens.foreman },
    );
    const body = { signPin: '246810', role: 'Creator' as const };
    const given = { params: { id: permit._id }, body };
    const other = await site.app.call(permitApi.sign, given, { token: site.tokens.manager });
    expect(other).toMatchObject({ status: 422, body: { code: 'wrong_pin' } });
    const own = await site.act(permit, 'sign', body);
    expect(own).toMatchObject({
      status: 200,
      body: { pendingRole: 'Worker', history: [{ how: 'ownPin', by: { name: 'Teemu Työnjohtaja' } }, {}, {}] },
    });
    const worker = await pinOf(site, WORKER_MAIL, permit);
    const lent = await site.act(permit, 'sign', { signPin: worker, role: 'Worker' });
    expect(lent.body.history[0]).toMatchObject({
      how: 'pin',
      by: { name: 'Teemu Työnjohtaja' },
      person: 'Matti Meikäläinen',
    });
  });

  test('counts wrong own PINs of a user from whatever address, none that turn out right, and lets a person’s PIN or link sign meanwhile', async () => {
    const permit = await submitPermit(site);
    const me = await site.userId('foreman');
    const { version } = (await site.app.call(userApi.get, { params: { id: me } }, { token: site.tokens.foreman })).body;
    await site.app.call(
      userApi.update,
      { params: { id: me }, body: { version, signPin: '846210' } },
      { token: site.tokens.foreman },
    );
    const sign = (signPin: string, at: number) =>
      site.app.call(
        permitApi.sign,
        { params: { id: permit._id }, body: { signPin, role: 'Creator' } },
        { token: site.tokens.foreman, address: `192.0.2.${100 + at}` },
      );
    for (let at = 0; at < 10; at += 1) expect((await sign(`${at}`.repeat(22), at)).body.code).toBe('wrong_pin');
    for (let at = 0; at < 10; at += 1) expect((await sign(`73${5000 + at}`, at)).body.code).toBe('wrong_pin');
    expect((await sign('846210', 11)).status).toBe(429);
    for (const by of ['pin', 'key'] as const) {
      const next = await submitPermit(site);
      const signPin = (await openingOf(site, CREATOR_MAIL, next))[by];
      const signed = await site.act(next, 'sign', { signPin, role: 'Creator' }, site.tokens.foreman);
      expect(signed.body, by).toMatchObject({ pendingRole: 'Worker' });
    }
    site.app.pass(15 * 60 + 1);
    expect((await sign('846210', 12)).body).toMatchObject({ pendingRole: 'Worker' });
  });

  test('lets a logged-in user sign their own turn by a fresh login, and nobody else’s', async () => {
    const permit = await submitPermit(site);
    const body = { role: 'Creator' as const };
    const signBy = (token: string) => site.app.call(permitApi.sign, { params: { id: permit._id }, body }, { token });
    const other = await signBy(site.tokens.manager);
    expect(other).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    site.app.pass(5 * 60 + 1);
    expect(await site.act(permit, 'sign', body)).toMatchObject({ status: 403, body: { code: 'confirm_required' } });
    const token = await site.app.login('foreman@example.com');
    expect(await signBy(token)).toMatchObject({
      status: 200,
      body: { pendingRole: 'Worker', history: [{ how: 'login', by: { name: 'Teemu Työnjohtaja' } }, {}, {}] },
    });
  });
});

test('whoever is to be asked to sign hears nothing of a permit that was cancelled before the asking went out', async () => {
  await site.app.settle();
  const { mails } = site.app.post;
  const before = mails.length;
  const permit = await submitPermit(site);
  await site.act(permit, 'cancel');
  await site.app.settle();
  const told = mails.slice(before).filter(({ to }) => to === CREATOR_MAIL);
  expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining('peruttu')]);
});

test('the clock makes a granted permit valid and then expired, and only then it can be put away', async () => {
  const permit = await submitPermit(site, []);
  await signByMail(site, permit, 'Creator');
  expect((await site.get(permit)).body).toMatchObject({
    state: 'Approved',
    isExpired: false,
    validFrom: '2030-06-03T04:00:00.000Z',
  });
  expect((await site.act(permit, 'archive')).status).toBe(409);
  await site.at(DURING);
  expect((await site.get(permit)).body).toMatchObject({ state: 'Approved_valid', isExpired: false });
  const idsIn = async (state?: PermitState) => (await list(state)).map(({ _id }) => _id);
  expect(await idsIn('Approved_valid')).toContain(permit._id);
  await site.at(AFTER);
  expect((await site.get(permit)).body).toMatchObject({ state: 'Approved_expired', isExpired: true });
  expect(await idsIn('Approved_valid')).not.toContain(permit._id);
  expect(await idsIn('Approved_expired')).toContain(permit._id);
  expect((await site.act(permit, 'cancel')).status).toBe(409);
  expect((await site.act(permit, 'archive')).body).toMatchObject({ archived: true, state: 'archived' });
  expect(await idsIn()).not.toContain(permit._id);
  expect(await idsIn('archived')).toContain(permit._id);
  expect((await site.act(permit, 'unarchive')).body).toMatchObject({ archived: false, state: 'Approved_expired' });
});

test('staff who may read permits see what was sent about one and to whom, never the PIN', async () => {
  const permit = await submitPermit(site);
  const pin = await pinOf(site, CREATOR_MAIL, permit);
  const messages = (token: string) =>
    site.app.call(messageApi.list, { query: { about: `permit#${permit._id}` } }, { token });
  const got = await messages(site.tokens.viewer);
  expect(got.body.items).toMatchObject([
    { kind: 'permitToSign', channel: 'email', to: 'f•••@e•••.com', state: 'sent' },
  ]);
  expect(JSON.stringify(got.body)).not.toContain(pin);
  expect((await messages(site.tokens.editor)).status).toBe(403);
  const stored = await site.app.world.table.queryAll({
    where: 'PK = :about',
    values: { ':about': `MSG#C#${permit.company}#permit#${permit._id}` },
  });
  expect(stored.map(({ box }) => box)).toEqual([undefined]);
});
