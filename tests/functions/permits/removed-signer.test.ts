import { afterAll, beforeAll, expect, test } from 'vitest';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { submitPermit } from '../../fixtures/permits/draft-permit.ts';
import { GRANTOR_MAIL, openingOf } from '../../fixtures/permits/permit-mail.ts';
import { PermitSite } from '../../fixtures/permits/permit-site.ts';
import { reviewPermit, signByMail } from '../../fixtures/permits/sign-permit.ts';

let site: PermitSite;
beforeAll(async () => {
  site = await PermitSite.start();
});
afterAll(() => site.app.stop());

const FAILED = { status: 401, body: { code: 'unauthorized', message: 'Authentication failed' } };

test('the PIN of a person is dead once their account is removed', async () => {
  const permit = await submitPermit(site);
  await signByMail(site, permit, 'Creator');
  await signByMail(site, permit, 'Worker');
  const opening = await openingOf(site, GRANTOR_MAIL, permit);
  const { status, body } = await reviewPermit(site, permit._id, opening.key);
  expect(status).toBe(200);
  const root = await site.app.login('root@example.com');
  const removing = { params: { id: permit.persons[2].userId } };
  expect((await site.app.call(userApi.remove, removing, { token: root })).status).toBe(200);
  for (const pin of [opening.key, opening.pin]) expect(await reviewPermit(site, permit._id, pin)).toMatchObject(FAILED);
  const signing = { params: { id: permit._id }, body: { signPin: opening.key, role: 'Grantor' } } as const;
  expect((await site.app.call(permitApi.sign, signing, { token: body.token })).status).not.toBe(200);
});
