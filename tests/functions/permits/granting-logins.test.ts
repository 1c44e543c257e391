import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessionJwt } from '../../../functions/security/tokens/staff-token.ts';
import { findUserByEmail } from '../../../functions/store/entities/users/users.ts';
import { ALL_ROLES, submitPermit } from '../../fixtures/permits/draft-permit.ts';
import { personBlock } from '../../fixtures/permits/permit-blocks.ts';
import { APPROVER_MAIL, GRANTOR_MAIL, newPinOf, openingOf, pinOf } from '../../fixtures/permits/permit-mail.ts';
import { type Permit, PermitSite } from '../../fixtures/permits/permit-site.ts';
import { signByMail, signPermit } from '../../fixtures/permits/sign-permit.ts';

let site: PermitSite;
beforeAll(async () => {
  site = await PermitSite.start();
  site.app.world.settings.secondFactor = { roles: [], toGrant: true };
});
afterAll(() => site.app.stop());

/** A login of a user in two steps. */
async function inTwoSteps(email: string): Promise<string> {
  const user = await findUserByEmail(site.app.world.table, email);
  if (!user) throw new Error(`there is no ${email}`);
  return sessionJwt(site.app.world, user, { browser: '', network: '', hasFactor: true });
}

/** A permit that waits for its grantor, and what was mailed to them. */
async function atGrantor(blocks = ALL_ROLES): Promise<{ permit: Permit; pin: string; key: string }> {
  const permit = await submitPermit(site, blocks);
  expect((await signByMail(site, permit, 'Creator')).status).toBe(200);
  expect((await signByMail(site, permit, 'Worker')).status).toBe(200);
  return { permit, ...(await openingOf(site, GRANTOR_MAIL, permit)) };
}

const TWO_STEPS = { status: 403, body: { code: 'second_factor_required' } };
const OWN_LOGIN = { status: 403, body: { code: 'own_login_required' } };
const grantorOf = async (permit: Permit) =>
  (await site.get(permit)).body.persons.find(({ role }: { role: string }) => role === 'Grantor').status;

describe('where granting takes a second factor', () => {
  test('neither a mailed PIN nor a link grants or refuses without a login, whoever holds it', async () => {
    const { permit, pin, key } = await atGrantor();
    for (const opening of [pin, key]) {
      expect(await signPermit(site, permit, { role: 'Grantor', signPin: opening })).toMatchObject(TWO_STEPS);
      const refusal = { approve: false, reason: 'Ei käy' };
      expect(await signPermit(site, permit, { role: 'Grantor', signPin: opening, ...refusal })).toMatchObject(
        TWO_STEPS,
      );
    }
    expect(await grantorOf(permit)).toBe('Pending');
  });

  test('the grantor’s own login grants only where it has a second factor, with their PIN or without', async () => {
    const { permit, pin } = await atGrantor();
    const own = await inTwoSteps(GRANTOR_MAIL);
    for (const body of [{ role: 'Grantor' }, { role: 'Grantor', signPin: pin }])
      expect(await site.act(permit, 'sign', body, site.tokens.manager)).toMatchObject(TWO_STEPS);
    expect((await site.act(permit, 'sign', { role: 'Grantor', signPin: pin }, own)).status).toBe(200);
    const next = await atGrantor();
    expect((await site.act(next.permit, 'sign', { role: 'Grantor' }, own)).status).toBe(200);
  });

  test('a grantor who is a user grants in their own login: a mailed or newly drawn PIN of theirs is good in no other', async () => {
    const { permit, pin, key } = await atGrantor();
    const other = await inTwoSteps('admin@example.com');
    const sign = (signPin: string) => site.act(permit, 'sign', { role: 'Grantor', signPin }, other);
    for (const signPin of [pin, key]) expect(await sign(signPin)).toMatchObject(OWN_LOGIN);
    expect(await sign(await newPinOf(site, permit, 2))).toMatchObject(OWN_LOGIN);
    expect(await grantorOf(permit)).toBe('Pending');
  });

  test('all others sign as before', async () => {
    const { permit } = await atGrantor([...ALL_ROLES.slice(0, 3), personBlock('WorkApprover')]);
    const own = await inTwoSteps(GRANTOR_MAIL);
    expect((await site.act(permit, 'sign', { role: 'Grantor' }, own)).status).toBe(200);
    const approver = await pinOf(site, APPROVER_MAIL, permit);
    expect((await signPermit(site, permit, { role: 'WorkApprover', signPin: approver })).status).toBe(200);
  });
});
