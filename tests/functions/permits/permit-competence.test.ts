import { afterAll, beforeAll, expect, test } from 'vitest';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { type Block, personBlock } from '../../fixtures/permits/permit-blocks.ts';
import { type Permit, PermitSite } from '../../fixtures/permits/permit-site.ts';
import { signByMail } from '../../fixtures/permits/sign-permit.ts';

let site: PermitSite;
beforeAll(async () => {
  site = await PermitSite.start();
});
afterAll(() => site.app.stop());

type Choice = readonly (readonly object[])[];

async function draftOf(blocks: readonly Block[], rest: object, chosen: Choice): Promise<Permit> {
  const created = (await site.create(await site.form(blocks, 'Lupa', rest))).body;
  const saved = await site.choose(created, chosen);
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  return saved.body;
}

const WORKING = [personBlock('Worker'), personBlock('Grantor')];
const approve = (id: string) =>
  site.app.ask(userFormActionApi.approve, { params: { id }, body: { approved: true } }, { token: site.tokens.manager });
const archive = (id: string) =>
  site.app.ask(userFormActionApi.archive, { params: { id } }, { token: site.tokens.manager });

test('a form that requires inductions refuses who waits for an approval, by name, and lets them through once they have it', async () => {
  const userFormId = await site.inducted();
  const manager = { userId: await site.userId('manager') };
  const permit = await draftOf(WORKING, { needsInduction: true }, [[{ userFormId }], [manager]]);
  expect(permit.settings).toMatchObject({ needsInduction: true, forbidsOwnGrant: false });
  const refused = await site.act(permit, 'submit');
  expect(refused).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  expect(refused.body.issues).toEqual([
    { path: 'persons.1', code: 'induction_waiting', params: { name: 'Matti Meikäläinen' } },
  ]);
  await approve(userFormId);
  expect((await site.act(permit, 'submit')).status).toBe(200);
});

test('a form that requires inductions refuses the grantor’s signature where one was archived since', async () => {
  const userFormId = await site.inducted();
  await approve(userFormId);
  const manager = { userId: await site.userId('manager') };
  const permit = await draftOf(WORKING, { needsInduction: true }, [[{ userFormId }], [manager]]);
  await site.act(permit, 'submit');
  await signByMail(site, permit, 'Creator');
  await signByMail(site, permit, 'Worker');
  await archive(userFormId);
  const got = await signByMail(site, permit, 'Grantor');
  expect(got).toMatchObject({ status: 422, body: { issues: [{ path: 'persons.1', code: 'induction_missing' }] } });
});

test('a worker who is the grantor too is refused where the form forbids it, and only there', async () => {
  const manager = { userId: await site.userId('manager') };
  const both: Choice = [[manager], [manager]];
  const free = await draftOf(WORKING, {}, both);
  expect((await site.act(free, 'submit')).status).toBe(200);
  const forbidding = await draftOf(WORKING, { forbidsOwnGrant: true }, both);
  expect((await site.act(forbidding, 'submit')).body.issues).toEqual([
    { path: 'persons.2', code: 'own_grant', params: { name: 'Matti Mestari' } },
  ]);
});

test('nobody watches over their own work', async () => {
  const userFormId = await site.inducted();
  const watch = personBlock('NoRole', { isWatch: true });
  const blocks = [personBlock('Worker'), watch, personBlock('WorkApprover')];
  const viewer = { userId: await site.userId('viewer') };
  const permit = await draftOf(blocks, { watchMinutes: 60 }, [[{ userFormId }], [{ userFormId }], [viewer]]);
  expect((await site.act(permit, 'submit')).body.issues).toMatchObject([{ code: 'watch_is_worker' }]);
});

test.each([
  [{ watchMinutes: 60 }, 'watchMinutes'],
  [{ watchMinutes: 1441 }, 'watchMinutes'],
  [{ watchEvery: 4 }, 'watchEvery'],
  [{ watchEvery: 121 }, 'watchEvery'],
])('a form with %j is refused at its field', async (rest, path) => {
  await expect(site.form(WORKING, 'Lupa', rest)).rejects.toThrow(`"path":"${path}"`);
});
