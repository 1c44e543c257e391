import { afterAll, beforeAll, expect, test } from 'vitest';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { personBlock } from '../../fixtures/permits/permit-blocks.ts';
import { pinOf } from '../../fixtures/permits/permit-mail.ts';
import { type Permit, PermitSite } from '../../fixtures/permits/permit-site.ts';
import { reviewPermit, signByMail } from '../../fixtures/permits/sign-permit.ts';

let site: PermitSite;
beforeAll(async () => {
  site = await PermitSite.start();
});
afterAll(() => site.app.stop());

/** A permit whose two workers are to sign, with their PINs and the token of the first one's phone. */
async function crew(): Promise<{ permit: Permit; pins: string[]; phone: string }> {
  const created = (await site.create(await site.form([personBlock('Worker'), personBlock('Grantor')]))).body;
  const mails = ['eka@example.org', 'toka@example.org'];
  const ids = [];
  for (const email of mails) {
    const user = { firstName: email.split('@')[0], lastName: 'Tekijä', company: 'Katto Oy', email };
    ids.push({ userFormId: await site.inducted(user) });
  }
  await site.choose(created, [ids, [{ userId: await site.userId('manager') }]]);
  const permit = (await site.act(created, 'submit')).body;
  await signByMail(site, permit, 'Creator');
  const pins = [await pinOf(site, mails[0] ?? '', permit), await pinOf(site, mails[1] ?? '', permit)];
  return { permit, pins, phone: (await reviewPermit(site, permit._id, pins[0] ?? '')).body.token };
}

const guest = (permit: Permit, pin: string | undefined, onPhoneOf: string) =>
  site.app.call(permitApi.review, { params: { id: permit._id }, body: { pin, onPhoneOf } }, { address: '192.0.2.7' });

test('a worker signs on another’s phone once, the phone goes on as its own, and the history says whose phone it was', async () => {
  const { permit, pins, phone } = await crew();
  const opened = await guest(permit, pins[1], phone);
  expect(opened).toMatchObject({ status: 200, body: { user: { name: 'toka Tekijä', roles: ['permitSign'] } } });
  const body = { signPin: pins[1], role: 'Worker' };
  const signed = await site.act(permit, 'sign', body, opened.body.token);
  expect(signed).toMatchObject({ status: 200, body: { pendingRole: 'Worker' } });
  expect((await site.get(permit, opened.body.token)).status).toBe(401);
  expect((await site.get(permit, phone)).body.persons[2]).toMatchObject({ onPhoneOf: { name: 'eka Tekijä' } });
  const own = await site.act(permit, 'sign', { signPin: pins[0], role: 'Worker' }, phone);
  expect(own.body).toMatchObject({ pendingRole: 'Grantor' });
  const [last, before] = (await site.get(permit)).body.history;
  expect(before).toMatchObject({ what: 'signed', person: 'toka Tekijä', onPhoneOf: { name: 'eka Tekijä' } });
  expect(last.onPhoneOf).toBeUndefined();
});

test('a token for another’s phone signs for nobody else', async () => {
  const { permit, pins, phone } = await crew();
  const { token } = (await guest(permit, pins[1], phone)).body;
  const got = await site.act(permit, 'sign', { signPin: pins[0], role: 'Worker' }, token);
  expect(got).toMatchObject({ status: 422, body: { code: 'wrong_pin' } });
});

test('only the session of a person of the same permit lends its phone, and only to whose turn it is', async () => {
  const { permit, pins, phone } = await crew();
  const other = await crew();
  const onGuest = (await guest(permit, pins[1], phone)).body.token;
  for (const lent of [other.phone, site.tokens.foreman, onGuest, 'a.b.c'])
    expect((await guest(permit, pins[1], lent)).status).toBe(401);
  expect((await guest(permit, '000000', phone)).status).toBe(401);
  await site.act(permit, 'sign', { signPin: pins[1], role: 'Worker' }, onGuest);
  expect(await guest(permit, pins[1], phone)).toMatchObject({ status: 409, body: { code: 'invalid_state' } });
});

test('a token for another’s phone ends with its turn, also where the same person is to sign anew', async () => {
  const { permit, pins, phone } = await crew();
  const { token } = (await guest(permit, pins[1], phone)).body;
  const [, , worker] = permit.persons;
  const params = { id: permit._id, personId: worker._id };
  await site.app.call(permitApi.drawPin, { params }, { token: site.tokens.foreman });
  expect((await site.get(permit, token)).status).toBe(401);
});
