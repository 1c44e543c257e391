import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startDemoWithPermits } from '../../fixtures/store/demo-snapshot.ts';
import { runMorning } from '../../../functions/jobs/run-morning.ts';
import { seedDemo } from '../../../infra/demo/seed.ts';
import { cardApi } from '../../../shared/cards/card-api.ts';
import { localDate } from '../../../shared/core/dates.ts';
import type { Glance } from '../../../shared/home/glance.ts';
import { homeApi } from '../../../shared/home/home-api.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import type { PermitState } from '../../../shared/permits/permit-state.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';
import { counted } from '../../bench/counts/counted.ts';
import { startCountedApp } from '../../bench/counts/counted-app.ts';
import { addPermitRows } from '../../bench/counts/permit-rows.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { SHORT_PIN, takeWhole } from '../../fixtures/walk.ts';
import { addManyThings } from './many-things.ts';

const MOST_REQUESTS = 6;
const DAY_SECONDS = 24 * 3600;

let app: TestApp;
let project: string;

const glanceOf = async (account: string): Promise<Glance> =>
  app.ask(homeApi.glance, { params: { id: project } }, { token: await app.login(`${account}@example.com`) });

beforeAll(async () => {
  app = await startDemoWithPermits();
  await takeWhole(app, SHORT_PIN);
  await app.settle();
  project = (await app.ask(projectApi.list, {}, { token: await app.login('manager@example.com') })).items[0]?._id ?? '';
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
    const { inductionFormIds } = await app.ask(projectApi.get, { params: { id: project } }, { token });
    const ofForm = { state: 'waiting', limit: '100' } as const;
    const lists = await Promise.all(
      inductionFormIds.map((id) => app.ask(userFormSearchApi.listOfForm, { params: { id }, query: ofForm }, { token })),
    );
    expect(waiting).toBe(lists.reduce((sum, { items }) => sum + items.length, 0));
    const params = { id: project };
    const permitsIn = async (state: PermitState) => {
      const query = { state, limit: '100' };
      return (await app.ask(permitApi.listOfProject, { params, query }, { token })).items.length;
    };
    expect(permits?.valid).toBe(await permitsIn('Approved_valid'));
    expect(permits?.waiting).toBe(await permitsIn('Pending Approval'));
    expect(permits?.expired).toBe(await permitsIn('Approved_expired'));
    const soon = { expirationStatus: 'soon', limit: '100' } as const;
    const cards = await app.ask(cardApi.listOfProject, { params, query: soon }, { token });
    expect(expiringCards?.count).toBe(cards.items.length);
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
    const list = await app.call(
      permitApi.listOfProject,
      { params: { id: project }, query: { state: 'Approved_expired', limit: '100' } },
      { token },
    );
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
  const { _id: id = '' } = (await on.app.ask(projectApi.list, {}, { token })).items[0] ?? {};
  const requests = async () => {
    const all = [];
    for (const each of tokens)
      all.push((await counted(on, () => on.app.call(homeApi.glance, { params: { id } }, { token: each }))).requests);
    return all;
  };
  const little = await requests();
  const { company, inductionFormIds } = await on.app.ask(projectApi.get, { params: { id } }, { token });
  await addManyThings(on, { company, inductionFormId: inductionFormIds[0] ?? '' }, { cards: 1500, sites: 10 });
  await addPermitRows(on, { company, project: id, from: 0, to: 700, status: 'Approved', endTime: '2099-01-01' });
  expect(Math.max(...little)).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(await requests()).toEqual(little);
  const body = await on.app.ask(homeApi.glance, { params: { id } }, { token });
  expect(body.permits?.isMore).toBe(true);
}, 120_000);
