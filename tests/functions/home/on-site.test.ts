import { afterAll, beforeAll, expect, test } from 'vitest';
import { runMorning } from '../../../functions/jobs/run-morning.ts';
import { localDate } from '../../../shared/core/dates.ts';
import { homeApi } from '../../../shared/home/home-api.ts';
import { presenceApi } from '../../../shared/presence/presence-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { counted } from '../../bench/counts/counted.ts';
import { startCountedApp, type CountedApp } from '../../bench/counts/counted-app.ts';
import { uuid } from '../../fixtures/test-app.ts';
import { seedDemo } from '../../../infra/demo/seed.ts';
import { SHORT_PIN, takeWhole } from '../../fixtures/walk.ts';

let on: CountedApp;
let site: string;
let people: string[];
beforeAll(async () => {
  on = await startCountedApp();
  await seedDemo(on.app.world);
  const taken = [await takeWhole(on.app, SHORT_PIN), await takeWhole(on.app, SHORT_PIN)];
  people = taken.map(({ id }) => id);
  const inductionFormIds = taken.slice(0, 1).map(({ body }) => body.inductionForm._id);
  const token = await login('manager');
  site = (await on.app.ask(projectApi.create, { body: { name: 'Silta', presence: true, inductionFormIds } }, { token }))
    ._id;
  await on.app.settle();
});
afterAll(() => on.app.stop());

const login = (account: string) => on.app.login(`${account}@example.com`);
const note = async (userFormId: string | undefined, kind: 'in' | 'out') =>
  on.app.ask(
    presenceApi.note,
    { params: { id: site }, body: { userFormId: userFormId ?? '', kind } },
    { token: await login('manager'), key: uuid() },
  );
const glance = async () => on.app.ask(homeApi.glance, { params: { id: site } }, { token: await login('manager') });
const onSite = async () => (await on.app.ask(homeApi.onSite, { query: {} }, { token: await login('manager') })).items;

test('who is on a site is counted at once, at the home page and at the site, for whom the gate is', async () => {
  for (const id of people) await note(id, 'in');
  await note(people[1], 'out');
  expect(await onSite()).toEqual([{ _id: site, count: 1 }]);
  expect(await glance()).toMatchObject({ onSite: 1 });
  const { items } = await on.app.ask(homeApi.sites, { query: {} }, { token: await login('manager') });
  expect(items.filter(({ presence }) => presence).map(({ _id }) => _id)).toEqual([site]);
  const token = await login('manager');
  expect((await counted(on, () => on.app.call(homeApi.onSite, { query: {} }, { token }))).requests).toBe(2);
  const looked = await counted(on, () => on.app.call(homeApi.glance, { params: { id: site } }, { token }));
  expect(looked.requests).toBe(5);
});

test('a day keeps how many were on the site, once it is over', async () => {
  const day = localDate(on.app.world.now());
  expect((await glance()).days.find(({ date }) => date === day)).not.toHaveProperty('onSite');
  on.app.pass(86_400);
  await runMorning(on.app.world);
  await on.app.settle();
  expect((await glance()).days.find(({ date }) => date === day)).toMatchObject({ onSite: 2 });
});

test('a site that notes no presence tells of nobody', async () => {
  const token = await login('manager');
  const { version, ...project } = await on.app.ask(projectApi.get, { params: { id: site } }, { token });
  await on.app.ask(
    projectApi.update,
    { params: { id: site }, body: { ...project, version, presence: false } },
    { token },
  );
  expect(await glance()).not.toHaveProperty('onSite');
  const { items } = await on.app.ask(homeApi.sites, { query: {} }, { token });
  expect(items.filter(({ presence }) => presence)).toEqual([]);
});
