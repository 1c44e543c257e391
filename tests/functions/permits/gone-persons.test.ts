import { afterAll, beforeAll, expect, test } from 'vitest';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { draftPermit, submitPermit } from '../../fixtures/permits/draft-permit.ts';
import { type Permit, PermitSite } from '../../fixtures/permits/permit-site.ts';

const DAY_SECONDS = 24 * 3600;

let site: PermitSite;
beforeAll(async () => {
  site = await PermitSite.start();
});
afterAll(() => site.app.stop());

const archiveWorker = async ({ persons }: Permit) => {
  const token = await site.app.login('admin@example.com');
  const params = { id: persons[1].userFormId };
  expect((await site.app.call(userFormActionApi.archive, { params }, { token })).status).toBe(200);
};

test('a copy leaves out who can be chosen no longer, and can be saved', async () => {
  const draft = await draftPermit(site);
  await archiveWorker(draft);
  const copying = { params: { id: draft._id }, query: { language: 'fi' } } as const;
  const copy = (await site.app.call(permitApi.copy, copying, { token: site.tokens.manager })).body;
  expect(copy.persons.map(({ role }) => role)).toEqual(['Creator', 'Grantor', 'WorkApprover']);
  expect((await site.put(copy, { name: 'Uusi nimi' })).body).toMatchObject({ name: 'Uusi nimi' });
});

test('a draft is sent to nobody who can be chosen no longer', async () => {
  const draft = await draftPermit(site);
  await archiveWorker(draft);
  const got = await site.act(draft, 'submit');
  const issues = [{ path: 'pages.1.content.1.selectedPersons.0', code: 'person_gone' }];
  expect(got).toMatchObject({ status: 422, body: { code: 'validation_failed', issues } });
});

test('a copy of a permit whose signers were reminded is saved over no version that is not known, whatever its number', async () => {
  const source = await submitPermit(site);
  const known = (await site.get(source)).body.version;
  site.app.pass(DAY_SECONDS);
  await site.app.settle();
  await site.freshLogins();
  const reminded = (await site.get(source)).body.version;
  expect(reminded).toBeGreaterThan(known);
  const copying = { params: { id: source._id }, query: { language: 'fi' } } as const;
  let copy = (await site.app.call(permitApi.copy, copying, { token: site.tokens.foreman })).body;
  while (copy.version < reminded) copy = (await site.put(copy, { description: `Muutos ${copy.version}` })).body;
  const late = await site.put({ ...copy, version: known }, { description: 'Myöhässä' });
  expect(late).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
});
