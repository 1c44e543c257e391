import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { runMorning } from '../../../functions/jobs/run-morning.ts';
import { seedDemo } from '../../../infra/demo/seed.ts';
import { seedDemoPermits } from '../../../infra/demo/permits/seed-permits.ts';
import { localDate } from '../../../shared/core/dates.ts';
import type { Glance } from '../../../shared/home/glance.ts';
import { homeApi } from '../../../shared/home/home-api.ts';
import { counted } from '../../bench/counts/counted.ts';
import { startCountedApp } from '../../bench/counts/counted-app.ts';
import { addPermitRows } from '../../bench/counts/permit-rows.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { SHORT_PIN, startSeededApp, takeWhole } from '../../fixtures/walk.ts';
import { addManyThings } from './many-things.ts';

const MOST_REQUESTS = 6;
const DAY_SECONDS = 24 * 3600;

let app: TestApp;
let project: string;

const glanceOf = async (account: string): Promise<Glance> =>
  app.ask(homeApi.glance, { params: { id: project } }, { token: await app.login(`${account}@example.com`) });

beforeAll(async () => {
  app = await startSeededApp();
  await seedDemoPermits(app.world);
  await takeWhole(app, SHORT_PIN);
  await app.settle();
  project = (await app.get('/projects', { token: await app.login('manager@example.com') })).body.items[0]._id;
});
afterAll(() => app.stop());

describe('a site at a glance', () => {
  test.each([
    ['root', ['days', 'endingInductions', 'expiringCards', 'permits', 'waiting']],
    ['manager', ['days', 'endingInductions', 'expiringCards', 'permits', 'waiting']],
    ['foreman', ['days', 'endingInductions', 'expiringCards', 'permits', 'waiting']],
    ['viewer', ['days', 'expiringCards', 'permits']],
    ['admin', ['days', 'endingInductions', 'waiting']],
  ])('tells %s only what the roles may read, also of the days before', async (account, parts) => {
    const glance = await glanceOf(account);
    expect(Object.keys(glance).toSorted()).toEqual(parts);
    const told = new Set(glance.days.flatMap((day) => Object.keys(day)));
    expect(told.has('waiting')).toBe(parts.includes('waiting'));
    expect(told.has('validPermits')).toBe(parts.includes('permits'));
    expect(told.has('expiringCards')).toBe(parts.includes('expiringCards'));
  });

  test('has the numbers of the lists that they lead to', async () => {
    const token = await app.login('manager@example.com');
    const { waiting, permits, expiringCards } = await glanceOf('manager');
    const { inductionFormIds } = (await app.get(`/projects/${project}`, { token })).body;
    const lengthOf = async (path: string) => (await app.get(path, { token })).body.items.length;
    const lists = await Promise.all(
      inductionFormIds.map((id: string) => lengthOf(`/induction-forms/${id}/user-forms?state=waiting&limit=100`)),
    );
    expect(waiting).toBe(lists.reduce((sum, count) => sum + count, 0));
    const permitsIn = (state: string) =>
      lengthOf(`/permits/project/${project}?state=${encodeURIComponent(state)}&limit=100`);
    expect(permits?.valid).toBe(await permitsIn('Approved_valid'));
    expect(permits?.waiting).toBe(await permitsIn('Pending Approval'));
    expect(permits?.expired).toBe(await permitsIn('Approved_expired'));
    expect(expiringCards?.count).toBe(await lengthOf(`/cards/project/${project}?expirationStatus=soon&limit=100`));
    expect(expiringCards?.count).toBeGreaterThan(0);
  });

  test('counts a new project by due work, so that it does not wait for the morning', async () => {
    const { expiringCards, days } = await glanceOf('manager');
    expect(days.map(({ date }) => date)).toContain(localDate(new Date(String(expiringCards?.at))));
  });

  test('keeps a day a morning and shows the last 14', async () => {
    for (let day = 0; day < 16; day += 1) {
      app.pass(DAY_SECONDS);
      await runMorning(app.world);
      await app.settle();
    }
    const { days } = await glanceOf('manager');
    expect(days).toHaveLength(14);
    expect(days.at(-1)?.date).toBe(localDate(app.world.now()));
    expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted());
  }, 120_000);

  test('counts what ended long ago too, as long as nobody closes it, and the home page does likewise', async () => {
    app.pass(60 * DAY_SECONDS);
    await runMorning(app.world);
    await app.settle();
    const { permits, days } = await glanceOf('manager');
    const token = await app.login('manager@example.com');
    const list = await app.get(`/permits/project/${project}?state=Approved_expired&limit=100`, { token });
    expect(list.body.items.length).toBeGreaterThan(1);
    expect(permits?.expired).toBe(list.body.items.length);
    expect(days.at(-1)?.expiredPermits).toBe(list.body.items.length);
    const { sites } = await app.ask(homeApi.get, { query: {} }, { token });
    expect(permits?.waiting).toBeGreaterThan(0);
    expect(sites?.items.find(({ _id }) => _id === project)?.permits).toMatchObject({ waiting: permits?.waiting });
  });

  test('is not there for another company', async () => {
    const token = await app.login('admin@toinen.example.com');
    expect((await app.call(homeApi.glance, { params: { id: project } }, { token })).status).toBe(404);
  });
});

test('a glance takes at most six requests for every role, with little and with much', async () => {
  const on = await startCountedApp();
  onTestFinished(() => on.app.stop());
  await seedDemo(on.app.world);
  const accounts = ['root', 'admin', 'manager', 'foreman', 'viewer'];
  const tokens = await Promise.all(accounts.map((name) => on.app.login(`${name}@example.com`)));
  const [token = ''] = tokens;
  const [{ _id: id }] = (await on.app.get('/projects', { token })).body.items;
  const requests = async () => {
    const all = [];
    for (const each of tokens)
      all.push((await counted(on, () => on.app.get(`/projects/${id}/glance`, { token: each }))).requests);
    return all;
  };
  const little = await requests();
  const { company, inductionFormIds } = (await on.app.get(`/projects/${id}`, { token })).body;
  await addManyThings(on, { company, inductionFormId: inductionFormIds[0] }, { cards: 1500, sites: 10 });
  await addPermitRows(on, { company, project: id, from: 0, to: 700, status: 'Approved', endTime: '2099-01-01' });
  expect(Math.max(...little)).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(await requests()).toEqual(little);
  const { body } = await on.app.get(`/projects/${id}/glance`, { token });
  expect(body.permits.isMore).toBe(true);
}, 120_000);
