import { expect, onTestFinished, test } from 'vitest';
import { seedDemo } from '../../../infra/demo/seed.ts';
import { homeApi } from '../../../shared/home/home-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { counted } from '../../bench/counts/counted.ts';
import { startCountedApp } from '../../bench/counts/counted-app.ts';
import { addPermitRows } from '../../bench/counts/permit-rows.ts';
import { addManyThings } from './many-things.ts';

const MOST_REQUESTS = 8;
const MOST_REQUESTS_OF_SITES = 6;
const ACCOUNTS = ['root', 'admin', 'manager', 'editor', 'foreman', 'viewer', 'worker'].map(
  (name) => `${name}@example.com`,
);

test('the home page takes at most eight requests and the counts of sites six, for every role, with little and with much', async () => {
  const on = await startCountedApp();
  onTestFinished(() => on.app.stop());
  await seedDemo(on.app.world);
  const tokens = await Promise.all([...ACCOUNTS, 'admin@toinen.example.com'].map((email) => on.app.login(email)));
  const requests = async () => {
    const homes = [];
    for (const token of tokens) homes.push((await counted(on, () => on.app.call(homeApi.get, {}, { token }))).requests);
    const [token] = tokens;
    return { homes, sites: (await counted(on, () => on.app.call(homeApi.sites, { query: {} }, { token }))).requests };
  };
  const little = await requests();
  const viewer = await on.app.login('viewer@example.com');
  const { _id: project = '' } = (await on.app.ask(projectApi.list, {}, { token: viewer })).items[0] ?? {};
  const { company, inductionFormIds } = await on.app.ask(
    projectApi.get,
    { params: { id: project } },
    { token: viewer },
  );
  await addManyThings(on, { company, inductionFormId: inductionFormIds[0] ?? '' }, { cards: 1500, sites: 600 });
  await addPermitRows(on, { company, project, from: 0, to: 700, status: 'Approved', endTime: '2099-01-01' });
  const much = await requests();
  expect(Math.max(...little.homes, ...much.homes)).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(Math.max(little.sites, much.sites)).toBeLessThanOrEqual(MOST_REQUESTS_OF_SITES);
  expect(much).toEqual(little);

  const body = await on.app.ask(homeApi.get, {}, { token: viewer });
  expect(body.valid).toMatchObject({ count: expect.any(Number), isMore: true });
  expect(body.sites?.isMore).toBe(true);
}, 120_000);
