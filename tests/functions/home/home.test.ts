import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDemoWithPermits } from '../../fixtures/store/demo-snapshot.ts';
import { localDate } from '../../../shared/core/dates.ts';
import type { Home } from '../../../shared/home/home.ts';
import { homeApi } from '../../../shared/home/home-api.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { uuid, type TestApp } from '../../fixtures/test-app.ts';
import { SHORT_PIN, takeWhole } from '../../fixtures/walk.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import { companyApi } from '../../../shared/companies/company-api.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoWithPermits();
  await takeWhole(app, SHORT_PIN);
  await app.settle();
});
afterAll(() => app.stop());

const homeOf = async (account: string, company?: string): Promise<Home> =>
  app.ask(homeApi.get, { query: { company } }, { token: await app.login(account) });
const partsOf = async (account: string) => Object.keys(await homeOf(account)).toSorted();

describe('the home page', () => {
  test.each([
    ['manager', ['ending', 'endingToday', 'expiring', 'sites', 'toApprove', 'toCheck', 'toSign', 'valid']],
    ['foreman', ['ending', 'endingToday', 'expiring', 'sites', 'toSign', 'valid']],
    ['viewer', ['endingToday', 'expiring', 'sites', 'toSign', 'valid']],
    ['admin', ['ending', 'sites']],
    ['editor', ['forms']],
    ['worker', []],
  ])('gives each role its own parts: %s', async (account, parts) => {
    expect(await partsOf(`${account}@example.com`)).toEqual(parts);
  });

  test('gives root everything', async () => {
    const parts = await partsOf('root@example.com');
    for (const account of ['manager', 'viewer', 'admin'])
      expect(parts).toEqual(expect.arrayContaining(await partsOf(`${account}@example.com`)));
  });

  test('tells of a site only what the caller may read', async () => {
    const keysOf = async (account: string) => Object.keys((await homeOf(account)).sites?.items[0] ?? {}).toSorted();
    expect(await keysOf('admin@example.com')).toEqual(['_id', 'name', 'waiting']);
    expect(await keysOf('viewer@example.com')).toEqual(['_id', 'expiredCards', 'name', 'permits']);
  });

  test('has for signing only what waits for the caller’s own signature', async () => {
    const token = await app.login('viewer@example.com');
    const { items } = await app.ask(projectApi.list, { query: { q: 'Kalasataman' } }, { token });
    const project = items[0]?._id ?? '';
    const { items: rows } = await app.ask(
      permitApi.listOfProject,
      { params: { id: project }, query: { limit: '100' } },
      { token },
    );
    for (const account of ['manager@example.com', 'foreman@example.com', 'viewer@example.com']) {
      const { user } = await app.ask(sessionApi.login, { body: { email: account, password: 'demo-demo' } });
      const mine = rows.filter(
        (row) =>
          row.waitingForUser === user._id &&
          (row.pendingRole !== 'WorkApprover' || (row.state !== 'Approved' && row.state !== 'Approved_suspended')),
      );
      const { toSign } = await homeOf(account);
      expect(toSign?.items.map(({ _id }) => _id).toSorted()).toEqual(mine.map(({ _id }) => _id).toSorted());
    }
  });

  test('counts an approval at once where it is made, and the rest with the work that follows', async () => {
    const token = await app.login('manager@example.com');
    const before = (await homeOf('manager@example.com')).toApprove;
    const [induction] = before?.items ?? [];
    await app.ask(
      userFormActionApi.approve,
      { params: { id: String(induction?._id) }, body: { approved: true } },
      { token },
    );
    const at = await homeOf('manager@example.com');
    expect(at.toApprove?.items.map(({ _id }) => _id)).not.toContain(induction?._id);
    await app.settle();
    const after = (await homeOf('manager@example.com')).toApprove;
    expect(after?.count).toBe(Number(before?.count) - 1);
  });

  test('counts what rests and what is watched as their lists have them', async () => {
    const token = await app.login('viewer@example.com');
    const listed = async (state: 'Approved_suspended' | 'Approved_watch') =>
      (await app.ask(permitApi.list, { query: { state } }, { token })).items.length;
    const { sites } = await homeOf('viewer@example.com');
    expect(sites?.items[0]?.permits).toMatchObject({ suspended: 1, watched: 1 });
    expect([await listed('Approved_suspended'), await listed('Approved_watch')]).toEqual([1, 1]);
  });

  test('has the permits that end today apart from those that are valid longer', async () => {
    const { endingToday, valid } = await homeOf('viewer@example.com');
    const today = localDate(app.world.now());
    expect(endingToday?.every(({ endTime }) => endTime === today)).toBe(true);
    expect(valid?.items.every(({ endTime }) => String(endTime) > today)).toBe(true);
    expect(valid?.count).toBeGreaterThan(0);
  });

  test('shows another company nothing of this one, whatever company it names', async () => {
    const { user } = (
      await app.call(sessionApi.login, { body: { email: 'manager@example.com', password: 'demo-demo' } })
    ).body;
    const own = await homeOf('admin@toinen.example.com');
    expect(await homeOf('admin@toinen.example.com', user.company._id ?? user.company)).toEqual(own);
    const shown = JSON.stringify(own);
    const here = await homeOf('manager@example.com');
    for (const { _id } of [...(here.sites?.items ?? []), ...(here.toCheck?.items ?? []), ...(here.valid?.items ?? [])])
      expect(shown).not.toContain(_id);
  });
});

describe('the first steps of a company', () => {
  const stepsOf = async (company: string) =>
    (await homeOf('root@example.com', company)).steps?.filter(({ isDone }) => isDone).map(({ step }) => step);

  test('are told until all are done: a site, a form, a start by its poster, people', async () => {
    const token = await app.login('root@example.com');
    const { body: company } = await app.call(companyApi.create, { body: { name: 'Uusi Oy' } }, { token, key: uuid() });
    expect(await stepsOf(company._id)).toEqual([]);
    await app.ask(projectApi.create, { body: { name: 'Ensimmäinen', company: company._id } }, { token });
    expect(await stepsOf(company._id)).toEqual(['site']);
    const content = [{ kind: 'p' as const, lines: ['Tervetuloa'] }];
    const form = await app.ask(
      inductionFormApi.create,
      {
        body: {
          company: company._id,
          meta: { name: 'Perehdytys' },
          pages: [{ title: 'Alku', minReadTime: 0, content }],
        },
      },
      { token },
    );
    expect(await stepsOf(company._id)).toEqual(['site', 'form']);
    await app.call(
      userFormApi.start,
      { query: { language: 'fi' }, body: { inductionFormPin: form.meta.pin } },
      { key: uuid() },
    );
    await app.settle();
    expect(await stepsOf(company._id)).toEqual(['site', 'form', 'poster']);
    for (const name of ['eka', 'toka']) {
      const body = { name, email: `${name}@uusi.example.com`, password: 'pitka-salasana-1', company: company._id };
      expect((await app.call(userApi.create, { body }, { token, key: uuid() })).status).toBe(201);
    }
    expect(await stepsOf(company._id)).toBeUndefined();
  });

  test('are those that the caller’s roles can do', async () => {
    expect((await homeOf('manager@example.com')).steps).toBeUndefined();
  });
});
