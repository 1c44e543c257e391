import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemoRenewals } from '../../../infra/demo/inductions/seed-renewals.ts';
import { gateApi } from '../../../shared/gate/gate-api.ts';
import { homeApi } from '../../../shared/home/home-api.ts';
import { presenceApi } from '../../../shared/presence/presence-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';
import { workerApi } from '../../../shared/workers/worker-api.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { startSeededApp } from '../../fixtures/walk.ts';

let app: TestApp;
let token: string;
let site: { _id: string; inductionFormIds: string[] };
beforeAll(async () => {
  app = await startSeededApp();
  const manager = await app.login('manager@example.com');
  const [row] = (await app.ask(projectApi.list, { query: {} }, { token: manager })).items;
  const id = row?._id ?? '';
  const project = await app.ask(projectApi.get, { params: { id } }, { token: manager });
  await app.ask(projectApi.update, { params: { id }, body: { ...project, presence: true } }, { token: manager });
  await seedDemoRenewals(app.world);
  await app.settle();
  token = await app.login('manager@example.com');
  site = await app.ask(projectApi.get, { params: { id } }, { token });
});
afterAll(() => app.stop());

const atGate = async (q: string) => {
  const params = { id: site._id };
  const [found] = (await app.ask(gateApi.find, { params, query: { q } }, { token })).items;
  return app.ask(gateApi.get, { params: { ...params, personId: found?.userFormId ?? '' } }, { token });
};
const listed = async (state: 'ending' | 'renewal') => {
  const query = { state, archived: 'false' as const };
  const found = await Promise.all(
    site.inductionFormIds.map((id) => app.ask(userFormSearchApi.listOfForm, { params: { id }, query }, { token })),
  );
  return found.flatMap(({ items }) => items.map(({ user }) => user.lastName));
};

test('the demo’s site has an induction that ends, one to be renewed, one that is, and a posted worker', async () => {
  const [ending, toRenew, renewed] = [await atGate('Nostaja'), await atGate('Rivakka'), await atGate('Kuormaaja')];
  expect([ending, toRenew, renewed].map(({ state, verdict }) => [state, verdict])).toEqual([
    ['renewal', 'check'],
    ['renewal', 'check'],
    ['valid', 'enters'],
  ]);
  const present = await app.ask(presenceApi.onSite, { params: { id: site._id } }, { token });
  expect(present.items.map(({ name }) => name).toSorted()).toEqual(['Piotr Nowak', 'Raisa Rivakka']);
  const { items } = await app.ask(workerApi.list, { params: { id: site._id }, query: { q: 'Nowak' } }, { token });
  expect(items).toMatchObject([{ isPosted: true, representative: { name: 'Anna Virtanen' } }]);
});

test('inductions that end are counted at home within a week, and at the site within 30 days as the list that it leads to', async () => {
  expect(await listed('ending')).toEqual(['Nostaja']);
  expect((await listed('renewal')).toSorted()).toEqual(['Nostaja', 'Rivakka']);
  const home = await app.ask(homeApi.get, {}, { token });
  expect(home.ending).toMatchObject({ count: 1 });
  const glance = await app.ask(homeApi.glance, { params: { id: site._id } }, { token });
  expect(glance.endingInductions).toMatchObject({ count: 1 });
});
