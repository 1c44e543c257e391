import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyApi } from '../../../shared/companies/company-api.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { uuid, type TestApp } from '../../fixtures/test-app.ts';
import { startSeededApp } from '../../fixtures/walk.ts';

const NEW = [
  ['/induction-forms', { meta: { name: 'Portin perehdytys' } }],
  ['/permit-forms', { name: 'Portin lupa' }],
  ['/projects', { name: 'Portin työmaa' }],
] as const;

let app: TestApp;
let root: string;
let author: string;
let other: string;
beforeAll(async () => {
  app = await startSeededApp();
  root = await app.login('root@example.com');
  author = await app.login('admin@toinen.example.com');
  const { items } = (await app.get('/companies', { token: root })).body;
  other = items.find(({ name }: { name: string }) => name === 'Toinen Yritys Oy')._id;
});
afterAll(() => app.stop());

const idsOf = async (path: string, token: string) =>
  (await app.get(`${path}?limit=100`, { token })).body.items.map(({ _id }: { _id: string }) => _id);

test.each(NEW)('%s: what root makes in another company is that company’s and no other’s', async (path, body) => {
  const made = await app.send(path, { token: root, key: uuid(), body: { ...body, company: other } });
  expect(made).toMatchObject({ status: 201, body: { company: other } });
  const { _id } = made.body;
  expect(await idsOf(path, author)).toContain(_id);
  expect(await idsOf(path, root)).not.toContain(_id);
  const copy = path === '/projects' ? made : await app.send(`${path}/${_id}/copy`, { token: root });
  expect(copy.body.company).toBe(other);
});

test.each(NEW)('%s: nobody but root makes anything in another company, whatever they name', async (path, body) => {
  const { company: own } = (await app.send(path, { token: author, body })).body;
  const { items } = (await app.call(companyApi.list, {}, { token: root })).body;
  for (const { _id: company } of items) {
    expect((await app.send(path, { token: author, body: { ...body, company } })).body.company).toBe(own);
  }
});

test.each(NEW)('%s: nothing is made in a company that is not there', async (path, body) => {
  const { body: gone } = await app.call(companyApi.create, { body: { name: 'Lopettanut Oy' } }, { token: root });
  await app.call(companyApi.remove, { params: { id: gone._id } }, { token: root });
  for (const key of [undefined, uuid()]) {
    const refused = await app.send(path, { token: root, ...(key && { key }), body: { ...body, company: gone._id } });
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
