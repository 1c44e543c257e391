import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyApi } from '../../../shared/companies/company-api.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { permitFormApi } from '../../../shared/permit-forms/permit-form-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { uuid, type Got, type TestApp } from '../../fixtures/test-app.ts';
import { startSeededApp } from '../../fixtures/walk.ts';

const NEW = [
  { api: inductionFormApi, list: inductionFormApi.find, body: { meta: { name: 'Portin perehdytys' } } },
  { api: permitFormApi, list: permitFormApi.list, body: { name: 'Portin lupa' } },
  { api: projectApi, list: projectApi.list, body: { name: 'Portin työmaa' } },
];

let app: TestApp;
let root: string;
let author: string;
let other: string;
beforeAll(async () => {
  app = await startSeededApp();
  root = await app.login('root@example.com');
  author = await app.login('admin@toinen.example.com');
  const { items } = await app.ask(companyApi.list, {}, { token: root });
  other = items.find(({ name }) => name === 'Toinen Yritys Oy')?._id ?? '';
});
afterAll(() => app.stop());

async function idsOf(list: (typeof NEW)[number]['list'], token: string): Promise<string[]> {
  const { items }: Got['body'] = await app.ask(list, { query: { limit: '100' } }, { token });
  return items.map(({ _id }: { _id: string }) => _id);
}

test.each(NEW)('$list.path: what root makes in another company is that company’s and no other’s', async (one) => {
  const { api, list, body } = one;
  const made = await app.call(api.create, { body: { ...body, company: other } }, { token: root, key: uuid() });
  expect(made).toMatchObject({ status: 201, body: { company: other } });
  const { _id } = made.body;
  expect(await idsOf(list, author)).toContain(_id);
  expect(await idsOf(list, root)).not.toContain(_id);
  const copy = 'copy' in api ? await app.call(api.copy, { params: { id: _id } }, { token: root }) : made;
  expect(copy.body.company).toBe(other);
});

test.each(NEW)('$list.path: nobody but root makes anything in another company, whatever they name', async (one) => {
  const { api, body } = one;
  const { company: own } = await app.ask(api.create, { body }, { token: author });
  const { items } = (await app.call(companyApi.list, {}, { token: root })).body;
  for (const { _id: company } of items) {
    expect((await app.ask(api.create, { body: { ...body, company } }, { token: author })).company).toBe(own);
  }
});

test.each(NEW)('$list.path: nothing is made in a company that is not there', async ({ api, body }) => {
  const { body: gone } = await app.call(companyApi.create, { body: { name: 'Lopettanut Oy' } }, { token: root });
  await app.call(companyApi.remove, { params: { id: gone._id } }, { token: root });
  for (const key of [undefined, uuid()]) {
    const given = { body: { ...body, company: gone._id } };
    const refused = await app.call(api.create, given, { token: root, ...(key && { key }) });
    expect(refused).toMatchObject({ status: 422, body: { issues: [{ path: 'company', code: 'invalid_value' }] } });
  }
});

test('a company in which root has made something cannot be removed', async () => {
  const { body: company } = await app.call(companyApi.create, { body: { name: 'Uusi Asiakas Oy' } }, { token: root });
  const body = { meta: { name: 'Ensimmäinen' }, company: company._id };
  await app.call(inductionFormApi.create, { body }, { token: root });
  const removal = await app.call(companyApi.remove, { params: { id: company._id } }, { token: root });
  expect(removal).toMatchObject({ status: 409, body: { code: 'in_use' } });
});
